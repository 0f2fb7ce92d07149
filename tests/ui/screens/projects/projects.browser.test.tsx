import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryServer, type MemoryServer } from '../../../kit/memory'
import { emptyPlan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { renderApp } from '../../../kit/render-app'

type StoredProject = Parameters<MemoryServer['projects']['set']>[1]

const project = (id: string, name: string, createdAt: string): StoredProject => ({
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

const setUp = async (...projects: ReadonlyArray<StoredProject>) => {
  const server = memoryServer()
  for (const stored of projects) server.projects.set(stored.id, stored)
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  return { ...testApp, openProjects: () => renderApp(testApp.app, '/projects') }
}

const link = (name: string) => page.getByRole('link', { name })

describe('the projects screen (§2)', () => {
  it('the projects are listed newest first, with the full name as title of a truncated one', async () => {
    const { openProjects } = await setUp(week47, week48)
    openProjects()
    await expect.element(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible()
    await expect.element(link('Midden-Nederland wk 47')).toHaveAttribute('title', 'Midden-Nederland wk 47')
    const columns = page.getByRole('columnheader').elements()
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Name', 'Stops', 'Routes', 'Created at'])
    const rows = page.getByRole('rowheader').elements()
    const shownTexts = rows.map((row) => (row.querySelector('[aria-hidden]') ?? row).textContent)
    expect(shownTexts).toEqual(['Utrecht wk 48', 'Midden-Nederlan…'])
    await expect.element(page.getByRole('cell', { name: /^20 Nov 2026/ })).toBeInTheDocument()
    expect(document.title).toBe('Projects · Rondrit')
  })

  it('Down focuses the next project and Enter opens it', async () => {
    const { openProjects, browserState } = await setUp(week47, week48)
    const address = openProjects()
    await expect.element(link('Utrecht wk 48')).toBeVisible()
    page.getByRole('link', { name: 'Utrecht wk 48' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(link('Midden-Nederland wk 47')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toBe('/projects/1/(tab:routes)')
    await expect.poll(() => browserState.cookies.get('projectId')).toBe('1')
  })

  it('a stored last project is opened at once', async () => {
    const { openProjects, browserState } = await setUp(week47, week48)
    browserState.cookies.set('projectId', '2')
    await expect.poll(openProjects()).toBe('/projects/2/(tab:routes)')
  })

  it('an empty list says so and links to the new-project screen', async () => {
    const { openProjects } = await setUp()
    const address = openProjects()
    await expect.element(page.getByText('No projects yet')).toBeVisible()
    await link('New project').click()
    await expect.poll(address).toBe('/projects/new')
  })

  it('a failed load shows an alert, and Try again loads the projects (§8)', async () => {
    const { openProjects, server } = await setUp(week48)
    server.setFailure({ kind: 'unreachable' })
    openProjects()
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong, please refresh the page')
    await expect.element(page.getByText('The projects could not be loaded')).toBeVisible()
    server.setFailure(undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(link('Utrecht wk 48')).toBeVisible()
  })

  it('a logout clears the loaded projects', async () => {
    const { openProjects, server, app } = await setUp(week48)
    openProjects()
    await expect.element(link('Utrecht wk 48')).toBeVisible()
    await app.logOut()
    server.projects.clear()
    expect(app.project.store.value).toEqual({ kind: 'loading' })
  })
})
