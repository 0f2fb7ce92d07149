import { openEditOfRow, openRow, pathsOf, press } from './page-steps'
import type { Scene } from './scenes'

/** Scenes of a project that a colleague edits meanwhile; they run in this order. */
export const colleagueScenes: ReadonlyArray<Scene> = [
  {
    name: 'stop-colleague',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/0)`,
    prepare: async (page, colleague) => {
      await openRow(page, 3)
      await page.getByLabel('Sequence number').fill('60')
      const { project, stop } = pathsOf(page)
      await colleague.moveStops(project, [stop.slice(stop.lastIndexOf('/') + 1)], 3)
      await page
        .getByText(/^piet moved/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'stops-colleague',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:stops)`,
    prepare: async (page, colleague) => {
      const rows = page.locator('tr[data-stop]')
      await rows.nth(4).waitFor()
      const stops = await rows.evaluateAll((elements) =>
        elements.slice(2, 4).map((row) => row.getAttribute('data-stop') ?? ''),
      )
      // For each appearance again, and a move to where they are changes nothing.
      const isOnRoute4 = (await rows.nth(2).locator('.rr-route-no').textContent()) === '4'
      await colleague.moveStops(pathsOf(page).project, stops, isOnRoute4 ? 4 : 3)
      await page
        .getByText(/^piet, \d/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'routes-colleague',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/3)`,
    prepare: async (page, colleague) => {
      const stop = await page.locator('tr[data-stop]').first().getAttribute('data-stop')
      await colleague.moveStops(pathsOf(page).project, [stop ?? ''], 4)
      await page.getByRole('link', { name: 'Back' }).click()
      await page
        .getByRole('list', { name: 'Routes' })
        .getByText(/piet, \d\d:\d\d/)
        .first()
        .waitFor()
    },
  },
  {
    name: 'stop-conflict',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/1)`,
    prepare: async (page, colleague) => {
      await openEditOfRow(page, 5)
      await page.getByLabel('Duration (min)').fill('25')
      await page.getByLabel('Notes').fill('Achterom')
      await colleague.editStop(pathsOf(page).stop, { notes: `Bel aan ${Date.now()}`, duration: 40 })
      await press(page, 'Save')
      await page
        .getByRole('status')
        .filter({ hasText: /This choice: .*late/ })
        .waitFor()
    },
  },
  {
    name: 'move-conflict',
    newPageAfter: true,
    // Not route 2, which another scene locks.
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/2)`,
    prepare: async (page, colleague) => {
      await openRow(page, 6)
      const { project, stop } = pathsOf(page)
      await page.route('**/moves', async (route) => {
        await colleague.moveStops(project, [stop.slice(stop.lastIndexOf('/') + 1)], 4)
        await route.continue()
      })
      await press(page, 'Unplan')
      await page.getByRole('alertdialog', { name: 'Their move, or yours?' }).waitFor()
      await page.unroute('**/moves')
    },
  },
  {
    name: 'stop-deleted',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/4)`,
    prepare: async (page, colleague) => {
      await openEditOfRow(page, 4)
      await page.getByLabel('Notes').fill('Achterom')
      await colleague.deleteStop(pathsOf(page).stop)
      await page.getByText('piet deleted this stop').first().waitFor()
    },
  },
]
