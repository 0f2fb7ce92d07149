import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { contentPolicy, openApp, openWorld, settingsOf, startWork, type Pages, type World } from '../../../server'
import { addUser, openSignIn, passwordsAt } from '../../../server/sign-in'
import { isRecord } from '../../../src/domain/reading'
import { right } from '../../kit/either'
import { answered } from './answered'

/** A server on a database of its own, to be asked in whatever way. */
export type Server = {
  readonly app: FastifyInstance
  /** a new organisation with one user, and the key of that user */
  readonly newcomer: (name: string) => Promise<string>
  /** what went wrong where nobody waited for it */
  readonly accidents: ReadonlyArray<unknown>
}

/** Where its database is, in the words of the environment. */
export type Place = Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string | undefined>>

/** As good as those of the product, and made in no time. */
const passwords = passwordsAt({ ln: 4, r: 1, p: 1 })
const PASSWORD = 'a password'

const noPages: Pages = {
  mount: async () => undefined,
  html: async () => '<!doctype html>',
  policy: contentPolicy,
}

/** `bent` makes another world of the one that it opens, to see whether a defect is found. */
export const openServer = async (place: Place, bent: (world: World) => World = (world) => world): Promise<Server> => {
  const settings = right(settingsOf({ ...place, LOG_LEVEL: 'error', DEMO: 'off', ADDRESS_BOOK: 'register' }))
  const accidents: unknown[] = []
  const opened = await openWorld(settings, (accident) => void accidents.push(accident))
  const signIn = openSignIn({ ...opened, passwords, sessionDays: 1, writtenElsewhere: () => 0 })
  const world = bent({ ...opened, signIn })
  const app = await openApp(settings, noPages, world)
  app.addHook('onClose', opened.close)
  await startWork(world)
  return { app, accidents, newcomer: (name) => newcomer(app, opened, name) }
}

const newcomer = async (app: FastifyInstance, world: World, name: string): Promise<string> => {
  const password = async () => E.right(PASSWORD)
  right(await addUser({ ...world, passwords })({ username: name, organisation: name, at: undefined, password }))
  const { body } = await answered(app, {
    method: 'POST',
    url: '/delivery/v1/users/login',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ username: name, password: PASSWORD }),
  })
  return isRecord(body) ? String(body['api_key']) : ''
}
