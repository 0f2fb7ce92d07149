import type { Page } from 'playwright'

export const waitForLogin = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Please login', exact: true }).waitFor()

export const storedState = async (page: Page) => ({
  user: await page.evaluate(() => localStorage.getItem('currentUser')),
  cookies: (await page.context().cookies()).map(({ name }) => name).toSorted(),
})
