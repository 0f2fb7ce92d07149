import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll } from 'vitest'
import { addColleague, colleague } from '../../server/add-colleague'
import { aFolder } from '../../server/folder'
import { openProject, userBrowsers, visitsOf } from './user-browsers'

/** Two users of the demo organisation, each with a browser of their own. */
export const twoUsers = () => {
  let dataDir = ''
  const browsers = userBrowsers(async () => {
    dataDir = join(await aFolder(), 'data')
    return { DATA_DIR: dataDir }
  })
  beforeAll(() => addColleague(dataDir))
  let pages: ReadonlyArray<Page> = []
  return {
    expectError: browsers.expectError,
    /** both at the routes of a project */
    openBoth: async (project: RegExp) => {
      const { page: demo } = await browsers.signIn()
      const { page: piet } = await browsers.signIn(colleague.username, colleague.password)
      pages = [demo, piet]
      for (const page of pages) await openProject(page, project)
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
