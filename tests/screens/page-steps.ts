import type { Page } from 'playwright'

const STILL_FOR_MS = 300

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** The paths of the API to the project of a page, and to its stop. */
export const pathsOf = (page: Page): { readonly project: string; readonly stop: string } => {
  const [, id = ''] = /projects\/([^/]+)/.exec(page.url()) ?? []
  const [, stop = ''] = /tab:stops\/([^)]+)\)/.exec(page.url()) ?? []
  const project = `/delivery/v2/projects/${id}`
  return { project, stop: `${project}/stops/${stop}` }
}

// The menus of the rows have such names too, so that it is found by its key.
const editOf = (page: Page) => page.locator('button[title="Edit (E)"]')

export const openRow = async (page: Page, row: number): Promise<void> => {
  await page.getByRole('row').nth(row).getByRole('link').first().click()
  await editOf(page).waitFor()
}

export const openEditOfRow = async (page: Page, row: number): Promise<void> => {
  await openRow(page, row)
  await editOf(page).click()
}

/** Waits until no pin has moved, come or gone for a while: a click on a map in motion lands elsewhere. */
export const waitForStillMap = async (page: Page): Promise<void> => {
  const pins = page.locator('[data-pin]:visible')
  await pins.first().waitFor()
  const boxes = (): Promise<string> =>
    pins.evaluateAll((elements) => JSON.stringify(elements.map((pin) => pin.getBoundingClientRect())))
  let before: string
  let now = await boxes()
  do {
    before = now
    await page.waitForTimeout(STILL_FOR_MS)
    now = await boxes()
  } while (now !== before)
}
