import type { Page } from 'playwright'
import { beforeAll } from 'vitest'
import { addColleague, colleague } from '../../server/add-colleague'
import { openStop, userBrowsers, visitsOf } from './user-browsers'

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

/** What both users are to see. */
export const onBothScreens = <A>(value: A): readonly [A, A] => [value, value]

/** The place of a stop in the plan, on its page. */
export const placeForm = (page: Page) => page.getByRole('form', { name: 'Place in the plan' })

export const openEditForm = async (page: Page, route: number, name: string): Promise<void> => {
  await visitsOf(page, route)
  await openStop(page, name)
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click()
  await page.getByLabel('Notes').waitFor()
}

/** Takes a stop that is listed off its route, by its key. */
export const unplan = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Delete')
}
