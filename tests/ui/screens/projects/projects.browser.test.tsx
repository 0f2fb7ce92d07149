import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryServer, type MemoryServer } from '../../../kit/memory'
import { emptyPlan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { renderApp } from '../../../kit/render-app'

type KeptProject = Parameters<MemoryServer['projects']['set']>[1]

const project = (id: string, name: string, createdAt: string): KeptProject => ({
  id,
  name,
  createdAt,
  version: 1,
  plan: emptyPlan,
  changes: [],
  published: [],
})

const week47 = project('1', 'Midden-Nederland wk 47', '2026-11-13T14:20:00Z')
const week48 = project('2', 'Utrecht wk 48', '2026-11-20T15:42:00Z')

const opened = async (...projects: ReadonlyArray<KeptProject>) => {
  const server = memoryServer()
  for (const one of projects) server.projects.set(one.id, one)
  const laid = await createTestApp({ browserState: signedInState(visser), server })
  return { ...laid, show: () => renderApp(laid.app, '/projects') }
}

const link = (name: string) => page.getByRole('link', { name })

describe('the projects (§2)', () => {
  it('show newest first, the whole name of a long one in its title', async () => {
    const { show } = await opened(week47, week48)
    show()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
    await expect.element(link('Midden-Nederlan…')).toHaveAttribute('title', 'Midden-Nederland wk 47')
    const columns = page.getByRole('columnheader').elements()
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Name', 'Stops', 'Routes', 'Created at'])
    const rows = page.getByRole('rowheader').elements()
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Utrecht wk 48', 'Midden-Nederlan…'])
    await expect.element(page.getByRole('cell', { name: /^20 Nov 2026/ })).toBeInTheDocument()
    expect(document.title).toBe('Projects · Rondrit')
  })

  it('are walked by Down and opened by Enter', async () => {
    const { show, browserState } = await opened(week47, week48)
    const address = show()
    await expect.element(link('Utrecht wk 48')).toBeVisible()
    page.getByRole('link', { name: 'Utrecht wk 48' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(link('Midden-Nederlan…')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/projects/1/(tab:routes)')
    await expect.poll(() => browserState.cookies.get('projectId')).toBe('1')
  })

  it('are left at once for the one that is kept', async () => {
    const { show, browserState } = await opened(week47, week48)
    browserState.cookies.set('projectId', '2')
    await expect.poll(show()).toBe('/projects/2/(tab:routes)')
  })

  it('say that there are none yet, and lead to a new one', async () => {
    const { show } = await opened()
    const address = show()
    await expect.element(page.getByText('No projects yet')).toBeVisible()
    await link('New project').click()
    await expect.poll(address).toBe('/projects/new')
  })

  it('are asked for again after a failure (§8)', async () => {
    const { show, server } = await opened(week48)
    server.setFailure({ kind: 'unreachable' })
    show()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong, please refresh the page')
    await expect.element(page.getByText('The projects could not be loaded')).toBeVisible()
    server.setFailure(undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(link('Utrecht wk 48')).toBeVisible()
  })

  it('of one user are not shown to the next', async () => {
    const { show, server, app } = await opened(week48)
    show()
    await expect.element(link('Utrecht wk 48')).toBeVisible()
    await app.logOut()()
    server.projects.clear()
    expect(app.project.store.value).toEqual({ kind: 'loading' })
  })
})
