import type { Page } from 'playwright'
import { aRow } from '../../kit/delivery/test-data'

export const openOptimise = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Optimise' }).click()
  await page.getByRole('heading', { level: 1, name: /Optimise|Proposal/ }).waitFor()
}

export const chooseBudget = async (page: Page, name: 'Quick, 5 s' | 'Thorough, 60 s'): Promise<void> => {
  await page.locator('label', { hasText: name }).click()
}

export const start = (page: Page): Promise<void> => page.getByRole('button', { name: 'Start' }).click()

/** Takes the first plan that is found: most journeys need no better one. A slow machine finds it within a long budget. */
export const startAndStop = async (page: Page): Promise<void> => {
  await chooseBudget(page, 'Thorough, 60 s')
  await start(page)
  await page.getByText('Best so far').waitFor()
  await page.getByRole('button', { name: 'Stop now and use the best' }).click()
  await proposal(page).waitFor()
}

export const proposal = (page: Page) => page.getByRole('heading', { level: 1, name: 'Proposal' })

/** No vehicle leaves early enough for its slot. */
const tooEarlyStop = aRow(0, {
  customerName: 'Bakkerij Vroeg',
  timeSlotEarliest: '04:00',
  timeSlotLatest: '05:00',
})

/** A new project with a stop that an optimisation leaves out, and two others. */
export const uploadTooEarlyStop = async (page: Page, projectName: string): Promise<void> => {
  await page.getByRole('link', { name: 'New project' }).click()
  await page.getByLabel('Project name').fill(projectName)
  await page.getByRole('button', { name: 'Create project' }).click()
  await page.waitForURL('**/(tab:stops)')
  // A file that is chosen before the project is loaded is ignored.
  await page.getByText('Drop a .json file with stops here').waitFor()
  const stops = JSON.stringify([tooEarlyStop, aRow(1), aRow(2)])
  await page
    .getByLabel('File with stops')
    .setInputFiles({ name: 'stops.json', mimeType: 'application/json', buffer: Buffer.from(stops) })
  await page.getByRole('table', { name: 'Stops' }).waitFor()
}

export const panels = (page: Page) => page.getByRole('list', { name: 'Routes' }).locator('[data-route-index]')
