import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import {
  contentPolicy,
  openApp,
  openDependencies,
  settingsOf,
  startWork,
  type Pages,
  type Dependencies,
} from '../../../server'
import { addUser, openSignIn, passwordsAt } from '../../../server/sign-in'
import { isJsonObject } from '../../../src/domain/parse'
import { right } from '../../kit/either'
import { shortenShortestSearch } from '../../server/test-server'
import { sendRequest } from './send-request'

/** A server on a database of its own. */
export type FuzzServer = {
  readonly app: FastifyInstance
  /** adds an organisation with one user and two carriers, and returns that user's API key */
  readonly addOrganisation: (name: string) => Promise<string>
  /** a further API key of that user */
  readonly logIn: (username: string) => Promise<string>
  /** errors that no answer shows */
  readonly errors: ReadonlyArray<unknown>
}

/** The location of its database, as environment variables. */
export type DatabaseLocation = Readonly<Record<'DATA_DIR' | 'DATABASE_URL', string | undefined>>

/** The algorithm of the product with a low cost. */
const passwords = passwordsAt({ ln: 4, r: 1, p: 1 })

export const PASSWORD = 'a password'

const noPages: Pages = {
  mount: async () => undefined,
  html: async () => '<!doctype html>',
  contentSecurityPolicy: contentPolicy({ tileUrl: undefined, apiBase: '' }),
}

/** The channel on which Fastify reports errors of its handlers; no answer shows these. */
const HANDLER_ERROR_CHANNEL = 'tracing:fastify.request.handler:error'

/** Adds a fault to the dependencies, to test whether the fuzz finds it. */
export type PlantFault = (dependencies: Dependencies) => Dependencies

type FuzzServerOptions = { readonly plantFault?: PlantFault | undefined; readonly isOverSockets?: boolean | undefined }

export const openServer = async (
  location: DatabaseLocation,
  { plantFault = (dependencies) => dependencies, isOverSockets = false }: FuzzServerOptions = {},
): Promise<FuzzServer> => {
  const settings = right(
    settingsOf({
      ...location,
      LOG_LEVEL: 'silent',
      DEMO: 'off',
      ADDRESS_BOOK: 'register',
      ROADS: 'estimate',
      USER_REQUESTS_PER_SECOND: '1000000',
    }),
  )
  const errors: unknown[] = []
  const onHandlerError = (message: unknown): void => {
    const error = isJsonObject(message) ? message['error'] : undefined
    if (error instanceof Error && error.name !== 'AbortError') errors.push(error)
  }
  subscribe(HANDLER_ERROR_CHANNEL, onHandlerError)
  const openedDependencies = await openDependencies(settings, {
    error: (error) => errors.push(error),
    warning: (message) => errors.push(message),
    event: () => undefined,
  })
  const signIn = openSignIn({ ...openedDependencies, passwords, sessionDays: 1, sessionIdleHours: 24 })
  const solver = shortenShortestSearch(openedDependencies.solver)
  const dependencies = plantFault({ ...openedDependencies, signIn, solver })
  const app = await openApp(settings, noPages, dependencies)
  app.addHook('onClose', async () => {
    unsubscribe(HANDLER_ERROR_CHANNEL, onHandlerError)
    await signIn.close()
    await openedDependencies.close()
  })
  await startWork(dependencies)
  if (isOverSockets) await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    app,
    errors,
    addOrganisation: (name) => addOrganisation(app, openedDependencies, name),
    logIn: (username) => logIn(app, username),
  }
}

const addOrganisation = async (app: FastifyInstance, dependencies: Dependencies, name: string): Promise<string> => {
  const password = async () => E.right(PASSWORD)
  right(
    await addUser({ ...dependencies, passwords })({
      username: name,
      organisation: name,
      headquarters: undefined,
      password,
    }),
  )
  const organisation = (await dependencies.storage.directory.findUser(name))?.organisation ?? ''
  await dependencies.storage.write(organisation, async ({ carriers }) =>
    E.right(await carriers.add('Tweede vervoerder')),
  )
  return logIn(app, name)
}

/** Waits where others have guessed too often from the address of all of them. */
const logIn = async (app: FastifyInstance, username: string): Promise<string> => {
  for (;;) {
    const { status, headers, body, text } = await sendRequest(app, {
      method: 'POST',
      url: '/delivery/v1/users/login',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ username, password: PASSWORD }),
    })
    if (status === 200 && isJsonObject(body)) return String(body['api_key'])
    assert.equal(status, 429, `${username} did not get in: ${text}`)
    await setTimeout(Number(headers['retry-after']) * 1_000)
  }
}
