import type { Locator, Page } from 'playwright'
import { dropOn, startDrag } from '../e2e/journeys/drag-pointer'
import { findAtRest, openRow } from './page-steps'
import type { Scene } from './scenes'

/** Drags a stop over an element, and leaves it there. */
const dragOver = async (page: Page, stop: Locator, target: Locator): Promise<void> => {
  await page.mouse.up()
  await startDrag(page, stop)
  const { x, y } = await findAtRest(page, async () => (await target.boundingBox()) ?? undefined)
  await page.mouse.move(x + 20, y + 12, { steps: 4 })
}

const dragFirstStop = (page: Page, targetOf: (rows: Locator) => Locator): Promise<void> => {
  const rows = page.locator('tr[data-drag-stop]')
  return dragOver(page, rows.first().locator('a'), targetOf(rows))
}

const openMoveDialog = async (page: Page): Promise<void> => {
  await openRow(page, 3)
  await openDialog(page)
}

const openDialog = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Move to…' }).click()
  // The best may be where it is, so that another is the best other one.
  await page.getByText(/^Best( other)?$/).waitFor()
}

/** Scenes of stops that are moved: dragged, and in the dialog; they run in this order. */
export const moveScenes: ReadonlyArray<Scene> = [
  {
    name: 'route-details-drag',
    newPageAfter: true,
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/0)`,
    prepare: (page) => dragFirstStop(page, (rows) => rows.nth(3)),
  },
  {
    name: 'route-details-reload',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/0)`,
    prepare: async (page) => {
      await page.locator('tr[data-stop]').nth(2).waitFor()
      const reloads = page.getByRole('button', { name: /^Edit reload/ })
      if ((await reloads.count()) === 0) {
        await page.locator('tr[data-stop]').nth(2).locator('.rr-row-menu').click()
        await page.getByRole('menuitem', { name: 'Reload at depot after it' }).click()
      }
      await reloads.first().waitFor()
    },
  },
  {
    name: 'routes-drag',
    newPageAfter: true,
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/0)`,
    prepare: async (page) => {
      await dragFirstStop(page, () => page.getByRole('link', { name: 'Back' }))
      await page.getByText('Best', { exact: true }).waitFor()
    },
  },
  {
    name: 'routes-dropped',
    newPageAfter: true,
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/0)`,
    prepare: async (page) => {
      await dragFirstStop(page, () => page.getByRole('link', { name: 'Back' }))
      await page.getByText('Best', { exact: true }).waitFor()
      // Without an answer the drop stays pending.
      await page.route('**/moves', () => undefined, { times: 1 })
      await dropOn(page, page.locator('li[data-drop-route="2"]'))
      await page.locator('.rr-map-hint:not(.rr-drag-hint)').waitFor()
    },
  },
  {
    name: 'move-to',
    // Not route 2, which another scene locks.
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/0)`,
    prepare: async (page) => {
      await openRow(page, 3)
      await page.getByRole('button', { name: /^Fit / }).click()
      await openDialog(page)
    },
  },
  {
    name: 'move-to-places',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/0)`,
    prepare: async (page) => {
      await openMoveDialog(page)
      await page.keyboard.press('ArrowRight')
      await page.getByText('Place 20', { exact: true }).waitFor()
    },
  },
  {
    name: 'move-to-drivers',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/0)`,
    prepare: async (page) => {
      await openMoveDialog(page)
      await page.getByText('New route for driver…').click()
      await page
        .getByRole('row', { name: /new route/i })
        .first()
        .waitFor()
    },
  },
  {
    name: 'stop-menu',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:stops)`,
    prepare: async (page) => {
      await page.locator('tr[data-stop]').nth(2).locator('.rr-row-menu').click()
      await page.getByRole('menuitem', { name: 'Move to…' }).waitFor()
    },
  },
  {
    name: 'timeline-drag',
    newPageAfter: true,
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes)`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Timeline', exact: true }).click()
      const rows = page.getByRole('grid').getByRole('row')
      await dragOver(page, rows.locator('[data-drag-stop]').nth(4), rows.nth(3))
      await page.getByText('Best', { exact: true }).first().waitFor()
    },
  },
]
