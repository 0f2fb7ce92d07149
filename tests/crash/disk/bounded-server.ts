import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { openApp, openDependencies, type Pages, type Settings } from '../../../server'
import { addUser, openSignIn, passwordsAt } from '../../../server/sign-in'
import { openSqlite } from '../../../server/storage/sqlite/open-sqlite'
import { right } from '../../kit/either'
import { connectTo } from '../server-connection'
import { signIn } from '../people/test-users'
import type { FullServer } from './full-server'

const quickPasswords = passwordsAt({ ln: 4, r: 1, p: 1 })
const noPages: Pages = { mount: async () => undefined, html: async () => '<!doctype html>', contentSecurityPolicy: '' }
const demoUser = { username: 'demo', password: 'demo' }

/** A server in this process, whose database cannot exceed this number of pages. */
export const boundedServer = async (settings: Settings, maxPages: number): Promise<FullServer> => {
  const open = async (pages: number): Promise<{ readonly app: FastifyInstance; readonly base: string }> => {
    const dependencies = await openDependencies(settings, {
      error: () => undefined,
      warning: () => undefined,
      event: () => undefined,
    })
    const storage = openSqlite(settings.dataDir, { maxPages: pages })
    const signInService = openSignIn({
      ...dependencies,
      storage,
      passwords: quickPasswords,
      sessionDays: 1,
      sessionIdleHours: 24,
    })
    if (!(await storage.directory.hasUsers())) {
      const password = async () => E.right(demoUser.password)
      right(
        await addUser({ ...dependencies, passwords: quickPasswords })({
          ...demoUser,
          organisation: 'Noord',
          headquarters: undefined,
          password,
        }),
      )
    }
    const app = await openApp(settings, noPages, { ...dependencies, storage, signIn: signInService })
    app.addHook('onClose', async () => {
      await signInService.close()
      await storage.close()
      await dependencies.close()
    })
    return { app, base: await app.listen({ host: '127.0.0.1', port: 0 }) }
  }
  let { app, base } = await open(maxPages)
  const reopen = async (pages: number): Promise<void> => {
    await app.close()
    ;({ app, base } = await open(pages))
  }
  const key = await signIn(connectTo(base, ''))
  return {
    connection: () => connectTo(base, key),
    crash: () => reopen(maxPages),
    enlarge: () => reopen(10 * maxPages),
    close: async () => {
      await app.close()
    },
  }
}
