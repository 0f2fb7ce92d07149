import { isDeepStrictEqual } from 'node:util'
import type { Page } from 'playwright'

const STILL_FOR_MS = 300
const MAX_TRIES = 80

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

/** What is found on a page once it has not changed for a while: a click on what moves lands elsewhere. */
export const findAtRest = async <A>(page: Page, find: () => Promise<A | undefined>): Promise<A> => {
  let before: A | undefined
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const found = await find()
    if (found !== undefined && isDeepStrictEqual(found, before)) return found
    before = found
    await page.waitForTimeout(STILL_FOR_MS)
  }
  throw new Error(before === undefined ? 'It is not on the page.' : 'It does not come to rest.')
}

/** Waits until no pin moves, comes or goes. */
export const waitForStillMap = async (page: Page): Promise<void> => {
  const pins = page.locator('[data-pin]:visible')
  await pins.first().waitFor()
  await findAtRest(page, () =>
    pins.evaluateAll((elements) => JSON.stringify(elements.map((pin) => pin.getBoundingClientRect()))),
  )
}
