import type { Page } from 'playwright'
import { openProject, openTab, type UserBrowsers } from './user-browsers'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Stops that the register lacks, in the project that has none yet. */
const stops = JSON.stringify(
  ['Notariskantoor Mulder', 'Klant Zonderplek'].map((customerName) => ({
    customerName,
    zip: '3811 WH',
    houseNumber: '90101',
  })),
)

export const openStopsWithoutPlace = async ({
  signIn,
  expectError,
}: Pick<UserBrowsers, 'signIn' | 'expectError'>): Promise<Page> => {
  const { page } = await signIn()
  // The register has neither the address nor a neighbour of it.
  expectError(/404/)
  await openProject(page, /^Lege/)
  await openTab(page, 'Stops')
  if ((await page.getByText('Drop a .json file with stops here').count()) > 0)
    await page
      .getByLabel('File with stops')
      .setInputFiles({ name: 'stops.json', mimeType: 'application/json', buffer: Buffer.from(stops) })
  await rowOf(page, 'Notariskantoor Mulder').waitFor()
  return page
}
