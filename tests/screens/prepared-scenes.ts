import { colleagueScenes } from './colleague-scenes'
import { importScenes } from './import-scenes'
import { moveScenes } from './move-scenes'
import { openRow, pathsOf, press, waitForStillMap } from './page-steps'
import type { Scene } from './scenes'

/** Scenes of a signed-in user that need preparation; they run in this order. */
export const preparedScenes: ReadonlyArray<Scene> = [
  ...importScenes,
  {
    name: 'stops-upload-rejected',
    pathOf: ({ empty }) => `/projects/${empty}/(tab:stops)`,
    prepare: async (page) => {
      const file = { name: 'stops.json', mimeType: 'application/json', buffer: Buffer.from('[{ "zip": 4 }]') }
      await page.getByText('Drop a .json file with stops here').waitFor()
      await page.getByLabel('File with stops').setInputFiles(file)
      await page.getByRole('table', { name: 'Problems in the file' }).waitFor()
    },
  },
  {
    name: 'stop-changed',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/0)`,
    prepare: async (page) => {
      await page.getByRole('row').locator('a').nth(1).click()
      await page.getByLabel('Sequence number').fill('10')
      await press(page, 'Update')
      await page.getByText('Stop aangepast').waitFor()
      await page.locator('.rr-toast').waitFor()
    },
  },
  {
    name: 'driver-new-errors',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:drivers/new)`,
    prepare: async (page) => {
      await page.getByLabel('Vehicle capacity').fill('-1')
      for (const field of ['First name', 'Last name', 'Zipcode', 'House number', 'Mobile number', 'End time'])
        await page.getByLabel(field).focus()
      await page.locator('.help.is-danger').first().waitFor()
    },
  },
  {
    name: 'project-unknown',
    pathOf: () => '/projects/nowhere/(tab:stops)',
    prepare: (page) =>
      page
        .getByRole('link', { name: /projects/i })
        .last()
        .waitFor(),
  },
  {
    name: 'routes-locked',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes)`,
    prepare: async (page) => {
      await page.getByRole('button', { name: /ock route 2$/ }).waitFor()
      const open = page.getByRole('button', { name: 'Lock route 2', exact: true })
      if ((await open.count()) > 0) await open.click({ force: true })
      await page.getByRole('button', { name: 'Unlock route 2' }).waitFor()
    },
  },
  ...moveScenes,
  {
    name: 'map-popup',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes)`,
    prepare: async (page) => {
      await page.locator('.rr-route-panel__main').nth(1).click()
      await waitForStillMap(page)
      await page.locator('[data-pin]:visible').nth(3).click({ force: true })
      await page.locator('.leaflet-popup').waitFor()
    },
  },
  {
    name: 'map-selection',
    newPageAfter: true,
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:stops)`,
    prepare: async (page) => {
      await page.locator('[data-pin]:visible').nth(5).waitFor()
      await page.getByRole('button', { name: /^Fit / }).click()
      await waitForStillMap(page)
      await press(page, 'Select in a box')
      const { x, y, width, height } = (await page.locator('.leaflet-container').boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      }
      await page.mouse.move(x + width * 0.35, y + height * 0.3)
      await page.mouse.down()
      await page.mouse.move(x + width * 0.8, y + height * 0.8, { steps: 4 })
      await page.mouse.up()
      await page.getByRole('region', { name: 'Selection' }).waitFor()
    },
  },
  {
    name: 'map-stop-inset',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:routes/0)`,
    prepare: async (page) => {
      await page.getByRole('row').locator('a').nth(3).click()
      // On a phone it is not shown.
      await page.locator('.rr-inset').waitFor({ state: 'attached' })
    },
  },
  {
    name: 'stop-put-on-map',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:stops)`,
    prepare: async (page, colleague) => {
      await openRow(page, 6)
      await colleague.editStop(pathsOf(page).stop, { lat: null, lng: null })
      await page.locator('.rr-notice').getByRole('link', { name: 'Put on the map' }).click()
      await page
        .getByRole('button', { name: /^Choose / })
        .first()
        .click()
    },
  },
  ...colleagueScenes,
  // Before the longer jobs, because the server solves one problem at a time.
  {
    name: 'optimise-proposal',
    pathOf: ({ uploaded }) => `/projects/${uploaded}/(tab:optimise)`,
    prepare: async (page) => {
      await page.locator('label', { hasText: 'Quick, 5 s' }).click()
      await press(page, 'Start')
      await page.getByRole('button', { name: 'Accept', exact: true }).waitFor()
    },
  },
  {
    name: 'ride-new-posted',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:rides/new)`,
    prepare: async (page) => {
      await press(page, 'Create problem')
      await press(page, 'Post problem')
    },
  },
  {
    name: 'optimise-running',
    pathOf: ({ optimised }) => `/projects/${optimised}/(tab:optimise)`,
    prepare: async (page) => {
      // Without its events the job appears to keep running.
      await page.route('**/jobs/*/events', () => undefined)
      await page.locator('label', { hasText: 'Quick, 5 s' }).click()
      await press(page, 'Start')
      await page.getByRole('button', { name: 'Stop now and use the best' }).waitFor()
    },
  },
]
