import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { contentPolicy, openApp, openDependencies, settingsOf, startWork, type Pages, type Dependencies } from '../../../server'
import { addUser, openSignIn, passwordsAt } from '../../../server/sign-in'
import { isRecord } from '../../../src/domain/parse'
import { right } from '../../kit/either'
import { answered } from './send-request'

/** A server on a database of its own. */
export type Server = {
  readonly app: FastifyInstance
  /** adds an organisation with one user and two carriers, and returns that user's key */
  readonly newcomer: (name: string) => Promise<string>
  /** errors that no answer shows */
  readonly accidents: ReadonlyArray<unknown>
}

/** Where its database is, as variables of the environment. */
export type Place = Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string | undefined>>

/** Hashed like the product's passwords, but quickly. */
const passwords = passwordsAt({ ln: 4, r: 1, p: 1 })

export const PASSWORD = 'a password'

const noPages: Pages = {
  mount: async () => undefined,
  html: async () => '<!doctype html>',
  policy: contentPolicy({ tileUrl: undefined, apiBase: '' }),
}

/** The channel on which Fastify reports errors of its handlers; no answer shows these. */
const THROWN = 'tracing:fastify.request.handler:error'

/** Puts a fault into the world, to see whether the fuzz finds it. */
export type Bend = (world: Dependencies) => Dependencies

export const openServer = async (place: Place, bend: Bend = (world) => world): Promise<Server> => {
  const settings = right(settingsOf({ ...place, LOG_LEVEL: 'silent', DEMO: 'off', ADDRESS_BOOK: 'register' }))
  const accidents: unknown[] = []
  const thrown = (message: unknown): void => {
    const error = isRecord(message) ? message['error'] : undefined
    if (error instanceof Error && error.name !== 'AbortError') accidents.push(error)
  }
  subscribe(THROWN, thrown)
  const opened = await openDependencies(settings, {
    error: (error) => accidents.push(error),
    warning: (words) => accidents.push(words),
  })
  const signIn = openSignIn({ ...opened, passwords, sessionDays: 1 })
  const world = bend({ ...opened, signIn })
  const app = await openApp(settings, noPages, world)
  app.addHook('onClose', async () => {
    unsubscribe(THROWN, thrown)
    await opened.close()
  })
  await startWork(world)
  return { app, accidents, newcomer: (name) => newcomer(app, opened, name) }
}

const newcomer = async (app: FastifyInstance, world: Dependencies, name: string): Promise<string> => {
  const password = async () => E.right(PASSWORD)
  right(await addUser({ ...world, passwords })({ username: name, organisation: name, at: undefined, password }))
  const organisation = (await world.storage.directory.organisationOf(name)) ?? ''
  await world.storage.write(organisation, async ({ carriers }) => E.right(await carriers.add('Tweede vervoerder')))
  const { body } = await answered(app, {
    method: 'POST',
    url: '/delivery/v1/users/login',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ username: name, password: PASSWORD }),
  })
  return isRecord(body) ? String(body['api_key']) : ''
}
