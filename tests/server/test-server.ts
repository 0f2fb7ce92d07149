import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { openApp, openWorld, startWork, type Pages, type Settings, type World } from '../../server'
import { addUser, openSignIn, passwordsAt } from '../../server/sign-in'
import { isRecord } from '../../src/domain/parse'
import { right } from '../kit/either'
import { aFolder } from './folder'
import { someSettings } from './test-app'

/** Password hashes at the lowest cost, so that tests are fast. */
const quick = passwordsAt({ ln: 4, r: 1, p: 1 })

/** An answer, with its body parsed where it is JSON. */
export type Answered = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly text: string
}

export type Say = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** sent as it is, instead of a body */
  readonly raw?: string | Buffer
}

export type Ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, say?: Say) => Promise<Answered>

/** A server with a database of its own, and users in it. */
export type Depot = {
  readonly app: FastifyInstance
  readonly world: World
  /** without a key */
  readonly anybody: Ask
  /** adds a user to an organisation; the result sends requests with the user's key */
  readonly user: (name: string, organisation: string) => Promise<Ask>
  /** logs in a user who exists already */
  readonly again: (name: string) => Promise<Ask>
}

const noPages: Pages = {
  mount: async () => undefined,
  html: async () => '<!doctype html>',
  policy: "default-src 'self'",
}

const opened: FastifyInstance[] = []
afterAll(() => Promise.all(opened.map((app) => app.close())))

export const aDepot = async (said: Readonly<Record<string, string>> = {}): Promise<Depot> => {
  const settings = someSettings({ DATA_DIR: join(await aFolder(), 'data'), ...said })
  const world = await aWorld(settings)
  const app = await openApp(settings, noPages, world)
  app.addHook('onClose', world.close)
  opened.push(app)
  await startWork(world)
  const anybody = asking(app)
  const again = async (username: string): Promise<Ask> => {
    const { body } = await anybody('POST', '/delivery/v1/users/login', { body: { username, password: 'a password' } })
    return asking(app, isRecord(body) ? String(body['api_key']) : '')
  }
  return {
    app,
    world,
    anybody,
    user: async (username, organisation) => {
      const password = async () => E.right('a password')
      right(await addUser({ ...world, passwords: quick })({ username, organisation, at: undefined, password }))
      return again(username)
    },
    again,
  }
}

const aWorld = async (settings: Settings): Promise<World> => {
  const accidents: unknown[] = []
  const world = await openWorld(settings, { accident: (error) => accidents.push(error), warning: () => undefined })
  const signIn = openSignIn({ ...world, passwords: quick, sessionDays: 30 })
  return { ...world, signIn }
}

const asking =
  (app: FastifyInstance, key?: string): Ask =>
  async (method, url, { body, headers = {}, raw } = {}) => {
    const options: InjectOptions = {
      method,
      url,
      headers: { ...(key === undefined ? {} : { 'x-api-key': key }), ...headers },
    }
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    if (payload !== undefined) options.payload = payload
    if (body !== undefined && raw === undefined)
      options.headers = { 'content-type': 'application/json', ...options.headers }
    const answer = await app.inject(options)
    return { status: answer.statusCode, headers: answer.headers, body: parsed(answer.body), text: answer.body }
  }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
