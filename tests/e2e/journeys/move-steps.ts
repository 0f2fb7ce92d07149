import type { Page } from 'playwright'
import { visitsOf } from './user-browsers'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Move / })

export const options = (page: Page) => dialog(page).getByRole('row')

/** Waits until the routes are in the order of their prices. */
export const pricesRead = (page: Page) =>
  dialog(page)
    .getByText(/^Best( other)?$/)
    .waitFor()

export const openRoute = async (page: Page, route: number): Promise<ReadonlyArray<string>> => {
  const visits = await visitsOf(page, route)
  await page.getByRole('table', { name: `Activities of route ${route}` }).waitFor()
  return visits
}
