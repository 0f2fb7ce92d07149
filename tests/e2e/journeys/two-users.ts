import type { Page } from 'playwright'
import { beforeAll } from 'vitest'
import { addColleague, colleague } from '../../server/add-colleague'
import { userBrowsers, visitsOf } from './user-browsers'

/** Two users of the demo organisation, each with a browser of their own. */
export const twoUsers = () => {
  const browsers = userBrowsers()
  beforeAll(() => addColleague(browsers.address()))
  let pages: ReadonlyArray<Page> = []
  return {
    expectError: browsers.expectError,
    /** both at the routes of a project */
    openBoth: async (project: RegExp) => {
      const { page: demo } = await browsers.signInTo(project)
      const { page: piet } = await browsers.signInTo(project, colleague.username, colleague.password)
      pages = [demo, piet]
      return { demo, piet }
    },
    /** the stops of a route on both screens */
    seenByBoth: (route: number) => Promise.all(pages.map((page) => visitsOf(page, route))),
  }
}

/** Takes a stop that is listed off its route, by its key. */
export const unplan = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Delete')
}
