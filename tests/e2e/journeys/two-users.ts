import * as E from 'fp-ts/Either'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll } from 'vitest'
import { addUser, passwords } from '../../../server/sign-in'
import { openStorage } from '../../../server/storage'
import { right } from '../../kit/either'
import { aFolder } from '../../server/folder'
import { openProject, userBrowsers, visitsOf } from './user-browsers'

const PASSWORD = 'een lang wachtwoord'

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
      const { page: piet } = await browsers.signInByForm('piet', PASSWORD)
      pages = [demo, piet]
      for (const page of pages) await openProject(page, project)
      return { demo, piet }
    },
    /** the stops of a route on both screens */
    seenByBoth: (route: number) => Promise.all(pages.map((page) => visitsOf(page, route))),
  }
}

/** The demo organisation was made by the server, which runs already. */
const addColleague = async (dataDir: string): Promise<void> => {
  const storage = await openStorage({ dataDir, databaseUrl: undefined })
  const [demo] = await storage.directory.organisations()
  const add = addUser({ storage, passwords, now: () => new Date(), newId: randomUUID })
  right(
    await add({
      username: 'piet',
      organisation: demo?.name ?? '',
      headquarters: undefined,
      password: async () => E.right(PASSWORD),
    }),
  )
  await storage.close()
}

/** Takes a stop that is listed off its route, by its key. */
export const unplan = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).focus()
  await page.keyboard.press('Delete')
}
