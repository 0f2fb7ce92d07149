import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { openApp, openDependencies, type Pages, type Settings } from '../../../server'
import { addUser, openSignIn, passwordsAt } from '../../../server/sign-in'
import { openSqlite } from '../../../server/storage/sqlite/open-sqlite'
import { right } from '../../kit/either'
import { lineTo } from '../server-connection'
import { signedIn } from '../people/test-users'
import type { FullServer } from './full-server'

const quick = passwordsAt({ ln: 4, r: 1, p: 1 })
const noPages: Pages = { mount: async () => undefined, html: async () => '<!doctype html>', policy: '' }
const somebody = { username: 'demo', password: 'demo' }

/** A server in this process, with a database that cannot grow beyond so many pages. */
export const boundedServer = async (settings: Settings, mostPages: number): Promise<FullServer> => {
  const open = async (pages: number): Promise<{ readonly app: FastifyInstance; readonly base: string }> => {
    const world = await openDependencies(settings, { error: () => undefined, warning: () => undefined })
    const storage = openSqlite(settings.dataDir, { mostPages: pages })
    const signIn = openSignIn({ ...world, storage, passwords: quick, sessionDays: 1 })
    if (!(await storage.directory.hasUsers())) {
      const password = async () => E.right(somebody.password)
      right(
        await addUser({ ...world, passwords: quick })({ ...somebody, organisation: 'Noord', at: undefined, password }),
      )
    }
    const app = await openApp(settings, noPages, { ...world, storage, signIn })
    app.addHook('onClose', async () => {
      await storage.close()
      await world.close()
    })
    return { app, base: await app.listen({ host: '127.0.0.1', port: 0 }) }
  }
  let { app, base } = await open(mostPages)
  const reopened = async (pages: number): Promise<void> => {
    await app.close()
    ;({ app, base } = await open(pages))
  }
  const key = await signedIn(lineTo(base, ''))
  return {
    line: () => lineTo(base, key),
    crash: () => reopened(mostPages),
    makeRoom: () => reopened(10 * mostPages),
    close: async () => {
      await app.close()
    },
  }
}
