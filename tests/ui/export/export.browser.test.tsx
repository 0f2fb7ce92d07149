import * as TE from 'fp-ts/TaskEither'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../../src/ui/design/index.css'
import { addStoredProject } from '../../kit/add-stored-project'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { memoryServer } from '../../kit/memory'
import { renderApp } from '../../kit/render-app'
import { createTestApp, signedInState, visser } from '../../kit/test-app'

const dialog = page.getByRole('dialog', { name: 'Export stops' })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

const open = async (path: string, visits: ReadonlyArray<string> = ['a', 'b']) => {
  const server = memoryServer()
  addStoredProject(
    server,
    aPlanOf([aRouteTo(visits), aRouteTo(['z'], { index: 1, name: 'Zuid', day: '2026-11-24' })], ['c']),
  )
  const testApp = await createTestApp({ browserState: signedInState(visser), server })
  renderApp(testApp.app, `/projects/7/(tab:${path})`)
  return { ...testApp, server }
}

const openRouteMenu = async (visits?: ReadonlyArray<string>) => {
  const app = await open('routes/0', visits)
  await page.getByRole('button', { name: 'Send route 1' }).click()
  return app
}

afterEach(() => void vi.restoreAllMocks())

describe('the export dialog', () => {
  it('the dialog is opened from the menu of the project, and saves the chosen part in the chosen format', async () => {
    const { files } = await open('drivers')
    await page.getByRole('button', { name: 'Week 48' }).click()
    await item('Export stops').click()
    const part = dialog.getByRole('combobox', { name: 'Stops' })
    await expect.element(part).toHaveDisplayValue('All 4 stops')
    await part.selectOptions('Route 2, Zuid (1 stop)')
    await dialog.getByText('CSV', { exact: true }).click()
    await expect.element(dialog.getByText(/separated by semicolons/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Download' }).click()
    await expect.element(page.getByText('Saved as stops_7.csv')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(files.savedFiles().map(({ name, type }) => [name, type])).toEqual([
      ['stops_7.csv', 'text/csv; charset=utf-8'],
    ])
  })

  it('the dialog asks where to save the file where the browser can, and stays open where the user chooses no place', async () => {
    const { files } = await open('drivers')
    await page.getByRole('button', { name: 'Week 48' }).click()
    await item('Export stops').click()
    const choose = vi.spyOn(files, 'chooseFile').mockReturnValueOnce(TE.left({ kind: 'cancelled' }))
    await dialog.getByRole('button', { name: 'Save as…' }).click()
    await expect.poll(() => choose.mock.calls.length).toBe(1)
    await dialog.getByRole('button', { name: 'Save as…' }).click()
    await expect.element(page.getByText('Stops saved')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(files.savedFiles().map(({ name }) => name)).toEqual(['chosen/stops_7.xlsx'])
  })

  it('the dialog says why nothing was saved, and stays open for another try', async () => {
    const { server, files } = await open('drivers')
    await page.getByRole('button', { name: 'Week 48' }).click()
    await item('Export stops').click()
    await expect.element(dialog).toBeVisible()
    server.setFailure({ kind: 'unreachable' })
    await dialog.getByRole('button', { name: 'Download' }).click()
    await expect.element(dialog.getByText('The stops were not saved: the server could not be reached')).toBeVisible()
    server.setFailure(undefined)
    await dialog.getByRole('button', { name: 'Download' }).click()
    await expect.poll(() => files.savedFiles().map(({ name }) => name)).toEqual(['stops_7.xlsx'])
  })

  it('Escape closes it, and the focus is on its button again', async () => {
    await open('drivers')
    const menu = page.getByRole('button', { name: 'Week 48' })
    await menu.click()
    await item('Export stops').click()
    await expect.element(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(menu).toHaveFocus()
  })
})

describe('the menu of a route with stops', () => {
  it('the menu copies the route as a text', async () => {
    const { clipboard } = await openRouteMenu()
    await item('Copy as text').click()
    await expect.element(page.getByText('Route 1 copied as text')).toBeVisible()
    expect(clipboard.text()).toMatch(/^Noord, .+, 2 stops\n1\. Customer a \| .+\n2\. Customer b \| /)
  })

  it('the menu opens ten stops at a time in Google Maps', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await openRouteMenu(Array.from({ length: 12 }, (_, index) => `s${index}`))
    await expect.element(item('Google Maps, stops 1 to 10')).toBeVisible()
    await item('Google Maps, stops 11 to 12').click()
    expect(opened).toHaveBeenCalledWith(
      'https://www.google.com/maps/dir/?api=1&destination=52.1,5.1&waypoints=52.1,5.1',
      '_blank',
      'noopener',
    )
  })

  it('a last link with one stop names that stop alone', async () => {
    await openRouteMenu(Array.from({ length: 11 }, (_, index) => `s${index}`))
    await expect.element(item('Google Maps, stop 11')).toBeVisible()
  })

  it('the menu opens the export with its route chosen', async () => {
    await openRouteMenu()
    await expect.element(item('Google Maps')).toBeVisible()
    await item('Export stops').click()
    await expect.element(dialog.getByRole('combobox', { name: 'Stops' })).toHaveDisplayValue('Route 1, Noord (2 stops)')
  })
})
