import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deferred } from '../../../kit/deferred'
import { memoryServer } from '../../../kit/memory'
import type { AppConfig } from '../../../../src/domain/config'
import { emptyPlan, type Plan } from '../../../../src/domain/plan'
import '../../../../src/ui/design/index.css'
import { aPlanOf } from '../../../kit/builders/plan'
import { aRouteTo } from '../../../kit/builders/route'
import { createTestApp, memoryGateways, signedInState, visser } from '../../../kit/test-app'
import { addStoredProject } from '../../../kit/add-stored-project'
import { renderApp } from '../../../kit/render-app'

const menu = page.getByRole('button', { name: 'Week 48' })
const item = (name: string) => page.getByRole('menuitem', { name })
const dialog = page.getByRole('alertdialog')
const report = page.getByRole('button', { name: 'Download report' })

const planned = aPlanOf([aRouteTo(['a', 'b'])], ['c'])

const openProject = async (plan: Plan = planned, config: Partial<AppConfig> = {}) => {
  const server = memoryServer()
  addStoredProject(server, plan)
  const testApp = await createTestApp({ browserState: signedInState(visser), server, config })
  const address = renderApp(testApp.app, '/projects/7/(tab:drivers)')
  await expect.element(page.getByRole('link', { name: /^Stops \d/ })).toBeVisible()
  return { ...testApp, address }
}

describe('the project header (§2)', () => {
  it('the header shows the name, the date, the number of stops and the current page', async () => {
    await openProject()
    await expect.element(menu).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Stops 3' })).toHaveAttribute('href', '/projects/7/(tab:stops)')
    const date = page.getByTitle('Monday 23 November 2026')
    await expect.element(date).toHaveTextContent('23/10')
    await expect.element(date).toHaveAttribute('aria-label', 'Monday 23 November 2026')
    await expect.element(page.getByRole('link', { name: 'Drivers' })).toHaveAttribute('aria-current', 'page')
  })

  it('Change project leads to the projects and clears the stored project (§4)', async () => {
    const { address, browserState, app } = await openProject()
    await menu.click()
    await item('Change project').click()
    await expect.poll(address).toBe('/projects')
    expect([browserState.cookies.size, app.plan.store.value]).toEqual([0, { kind: 'closed' }])
    await expect.element(page.getByRole('link', { name: 'Week 48' })).toBeVisible()
  })

  it('Refresh loads the plan again', async () => {
    const { app, server } = await openProject()
    const stored = server.projects.get('7')
    if (stored !== undefined)
      server.projects.set('7', { ...stored, version: 2, plan: aPlanOf([aRouteTo(['a'])], ['b', 'c', 'd']) })
    await menu.click()
    await item('Refresh').click()
    await expect.element(page.getByRole('link', { name: 'Stops 4' })).toBeVisible()
    expect(app.plan.store.open?.version).toBe(2)
    await expect.element(page.getByText('Refreshing...')).not.toBeInTheDocument()
  })

  it('Recalculate routes says in a toast what it did, and why it did nothing', async () => {
    const { server } = await openProject()
    await menu.click()
    await item('Recalculate routes').click()
    await expect.element(page.getByText('All routes recalculated: nothing has changed')).toBeVisible()
    server.setFailure({ kind: 'unreachable' })
    await menu.click()
    await item('Recalculate routes').click()
    await expect.element(page.getByText('Something went wrong, please try again later...')).toBeVisible()
  })

  it('the name of the project shows that routes are recalculated until they are', async () => {
    const server = memoryServer()
    addStoredProject(server, planned)
    const [gateways, letThrough] = [memoryGateways(server), deferred<void>()]
    const routes = {
      ...gateways.routes,
      recalculateAll: (id: string) => async () => {
        await letThrough.promise()
        return gateways.routes.recalculateAll(id)()
      },
    }
    const { app } = await createTestApp({
      browserState: signedInState(visser),
      server,
      gateways: { ...gateways, routes },
    })
    renderApp(app, '/projects/7/(tab:drivers)')
    await menu.click()
    await item('Recalculate routes').click()
    await expect.element(page.getByText('Recalculating the routes')).toBeInTheDocument()
    letThrough.resolve()
    await expect.element(page.getByText('All routes recalculated: nothing has changed')).toBeVisible()
    await expect.element(page.getByText('Recalculating the routes')).not.toBeInTheDocument()
  })

  it('Delete opens a dialog with the focus on Cancel, and cancelling returns the focus', async () => {
    const { server } = await openProject()
    await menu.click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
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

  it('a confirmed deletion removes the project and leads to the projects', async () => {
    const { address, server, browserState } = await openProject()
    await menu.click()
    await item('Delete').click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect.poll(address).toBe('/projects')
    await expect.element(page.getByText('No projects yet')).toBeVisible()
    expect([server.projects.size, browserState.cookies.size]).toEqual([0, 0])
  })

  it('a failed deletion shows its reason in the dialog', async () => {
    const { address, server } = await openProject()
    await menu.click()
    await item('Delete').click()
    server.setFailure({ kind: 'unreachable' })
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('It was not deleted: the server could not be reached')
    expect(address()).toBe('/projects/7/(tab:drivers)')
  })

  it('Download report saves a file with the id of the project (§7)', async () => {
    const { files } = await openProject()
    await report.click()
    await expect.poll(() => files.savedFiles().map(({ name }) => name)).toEqual(['report_7.pdf'])
  })

  it('a failed download shows its reason', async () => {
    const { server } = await openProject()
    server.setFailure({ kind: 'unreachable' })
    await report.click()
    await expect.element(page.getByText('The report was not saved: the server could not be reached')).toBeVisible()
    await expect.element(report).toHaveAttribute('aria-busy', 'false')
  })

  it('without stops Optimise and Download report are disabled with a reason', async () => {
    const { files, address } = await openProject(emptyPlan)
    const optimise = page.getByRole('link', { name: 'Optimise' })
    for (const control of [report, optimise]) {
      await expect.element(control).toHaveAttribute('aria-disabled', 'true')
      await expect.element(control).toHaveAccessibleDescription('First you need to upload stops')
      await control.click({ force: true })
    }
    expect([files.savedFiles(), address()]).toEqual([[], '/projects/7/(tab:drivers)'])
  })

  it('the history link leads to the history where one is kept', async () => {
    const { address } = await openProject()
    await page.getByRole('link', { name: 'Undo history' }).click()
    await expect.poll(address).toBe('/projects/7/(tab:history)')
  })

  it('without a history there is no link to it, and the deletion dialog does not mention it', async () => {
    await openProject(planned, { serverKeepsHistory: false })
    await expect.element(page.getByRole('link', { name: 'Undo history' })).not.toBeInTheDocument()
    await menu.click()
    await item('Delete').click()
    await expect.element(dialog).toBeVisible()
    await expect.element(dialog.getByText('the undo history of this project')).not.toBeInTheDocument()
  })

  it('Shortcuts opens the list of shortcuts', async () => {
    const { app } = await openProject()
    await page.getByRole('button', { name: 'Shortcuts' }).click()
    await expect.poll(() => app.shortcuts.store.value.isListOpen).toBe(true)
  })
})
