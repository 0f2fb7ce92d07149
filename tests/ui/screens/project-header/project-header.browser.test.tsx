import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { memoryServer } from '../../../kit/memory'
import type { AppConfig } from '../../../../src/domain/config'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { createTestApp, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const menu = page.getByRole('button', { name: 'Week 48' })
const item = (name: string) => page.getByRole('menuitem', { name })
const dialog = page.getByRole('alertdialog')
const report = page.getByRole('button', { name: 'Download report' })

const planned = aPlanOf([aRouteTo(['a', 'b'])], ['c'])

const opened = async (plan: Plan = planned, config: Partial<AppConfig> = {}) => {
  const server = memoryServer()
  addStoredProject(server, plan)
  const laid = await createTestApp({ browserState: signedInState(visser), server, config })
  const address = renderApp(laid.app, '/projects/7/(tab:drivers)')
  await expect.element(page.getByRole('link', { name: /^Stops \d/ })).toBeVisible()
  return { ...laid, address }
}

describe('the header of a project (§2)', () => {
  it('says which project, when, and how many stops', async () => {
    await opened()
    await expect.element(menu).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Stops 3' })).toHaveAttribute('href', '/projects/7/(tab:stops)')
    const date = page.getByTitle('Monday 23 November 2026')
    await expect.element(date).toHaveTextContent('23/10')
    await expect.element(date).toHaveAttribute('aria-label', 'Monday 23 November 2026')
    await expect.element(page.getByRole('link', { name: 'Drivers' })).toHaveAttribute('aria-current', 'page')
  })

  it('leads back to the projects, and forgets this one (§4)', async () => {
    const { address, browserState, app } = await opened()
    await menu.click()
    await item('Change project').click()
    await expect.poll(address).toBe('/projects')
    expect([browserState.cookies.size, app.plan.store.value]).toEqual([0, { kind: 'closed' }])
    await expect.element(page.getByRole('link', { name: 'Week 48' })).toBeVisible()
  })

  it('reads everything again when one asks for it, and says so', async () => {
    const { app, server } = await opened()
    const seen = server.projects.get('7')
    if (seen !== undefined)
      server.projects.set('7', { ...seen, version: 2, plan: aPlanOf([aRouteTo(['a'])], ['b', 'c', 'd']) })
    await menu.click()
    await item('Refresh').click()
    await expect.element(page.getByRole('link', { name: 'Stops 4' })).toBeVisible()
    expect(app.plan.store.open?.version).toBe(2)
    await expect.element(page.getByText('Refreshing...')).not.toBeInTheDocument()
  })

  it('asks before it deletes, with the focus on Cancel, and has it back after', async () => {
    const { server } = await opened()
    await menu.click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(dialog).toHaveAccessibleName('Delete project Week 48?')
    await expect.element(dialog.getByText('1 route over 1 day')).toBeVisible()
    await expect.element(dialog.getByText('3 stops, 1 of them unplanned')).toBeVisible()
    await expect.element(dialog.getByText("This deletes for everyone in 's-Hertogenbosch Fietsen:")).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(menu).toHaveFocus()
    expect(server.projects.size).toBe(1)
  })

  it('deletes the project, and shows the others', async () => {
    const { address, server, browserState } = await opened()
    await menu.click()
    await item('Delete').click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(address).toBe('/projects')
    await expect.element(page.getByText('No projects yet')).toBeVisible()
    expect([server.projects.size, browserState.cookies.size]).toEqual([0, 0])
  })

  it('says in the dialog why nothing was deleted', async () => {
    const { address, server } = await opened()
    await menu.click()
    await item('Delete').click()
    server.setFailure({ kind: 'unreachable' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('It was not deleted: the server cannot be reached')
    expect(address()).toBe('/projects/7/(tab:drivers)')
  })

  it('saves the report as a file (§7)', async () => {
    const { files } = await opened()
    await report.click()
    await expect.poll(() => files.savedFiles().map(({ name }) => name)).toEqual(['report_7.pdf'])
  })

  it('says that no report was saved', async () => {
    const { server } = await opened()
    server.setFailure({ kind: 'unreachable' })
    await report.click()
    await expect.element(page.getByText('The report was not saved: the server cannot be reached')).toBeVisible()
    await expect.element(report).toHaveAttribute('aria-busy', 'false')
  })

  it('refuses Optimise and Download report before there are stops, and says why', async () => {
    const { files, address } = await opened(emptyPlan)
    const optimise = page.getByRole('link', { name: 'Optimise' })
    for (const tool of [report, optimise]) {
      await expect.element(tool).toHaveAttribute('aria-disabled', 'true')
      await expect.element(tool).toHaveAccessibleDescription('First you need to upload stops')
      await tool.click({ force: true })
    }
    expect([files.savedFiles(), address()]).toEqual([[], '/projects/7/(tab:drivers)'])
  })

  it('leads to the history where one is kept, and nowhere else', async () => {
    const { address } = await opened()
    await page.getByRole('link', { name: 'Undo history' }).click()
    await expect.poll(address).toBe('/projects/7/(tab:history)')
  })

  it('has no history where none is kept', async () => {
    await opened(planned, { history: false })
    await expect.element(page.getByRole('link', { name: 'Undo history' })).not.toBeInTheDocument()
    await menu.click()
    await item('Delete').click()
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByText('the undo history of this project')).not.toBeInTheDocument()
  })

  it('opens the list of shortcuts', async () => {
    const { app } = await opened()
    await page.getByRole('button', { name: 'Shortcuts' }).click()
    await expect.poll(() => app.shortcuts.store.value.isListOpen).toBe(true)
  })
})
