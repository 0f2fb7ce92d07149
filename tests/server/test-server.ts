import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { openApp, openDependencies, startWork, type Pages, type Settings, type Dependencies } from '../../server'
import { addUser, openSignIn, passwordsAt } from '../../server/sign-in'
import { isJsonObject } from '../../src/domain/parse'
import { closeAfterFile } from '../kit/after-file'
import { right } from '../kit/either'
import { aFolder } from './folder'
import { someSettings } from './test-app'

/** Password hashes at the lowest cost, so that tests are fast. */
const fastPasswords = passwordsAt({ ln: 4, r: 1, p: 1 })

/** An answer, with its body parsed where it is JSON. */
export type TestAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly text: string
}

export type TestRequest = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** sent as it is, instead of a body */
  readonly raw?: string | Buffer
}

export type SendRequest = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  request?: TestRequest,
) => Promise<TestAnswer>

/** A server with a database of its own, and users in it. */
export type TestServer = {
  readonly app: FastifyInstance
  readonly dependencies: Dependencies
  /** without a key */
  readonly anonymous: SendRequest
  /** adds a user to an organisation; the result sends requests with the user's key */
  readonly user: (name: string, organisation: string) => Promise<SendRequest>
  /** the key of a user's last log-in */
  readonly keyOf: (name: string) => string
  /** logs in a user who exists already */
  readonly logInAgain: (name: string) => Promise<SendRequest>
}

export const noPages: Pages = {
  mount: async () => undefined,
  html: async () => '<!doctype html>',
  contentSecurityPolicy: "default-src 'self'",
}

export const aTestServer = async (environment: Readonly<Record<string, string>> = {}): Promise<TestServer> => {
  const settings = someSettings({ DATA_DIR: join(await aFolder(), 'data'), ...environment })
  const dependencies = await testDependencies(settings)
  const app = await openApp(settings, noPages, dependencies)
  app.addHook('onClose', dependencies.close)
  closeAfterFile(() => app.close())
  await startWork(dependencies)
  const anonymous = requestSender(app)
  const keys = new Map<string, string>()
  const logInAgain = async (username: string): Promise<SendRequest> => {
    const { body } = await anonymous('POST', '/delivery/v1/users/login', { body: { username, password: 'a password' } })
    const key = isJsonObject(body) ? String(body['api_key']) : ''
    keys.set(username, key)
    return requestSender(app, key)
  }
  return {
    app,
    dependencies,
    anonymous,
    user: async (username, organisation) => {
      const password = async () => E.right('a password')
      right(
        await addUser({ ...dependencies, passwords: fastPasswords })({
          username,
          organisation,
          headquarters: undefined,
          password,
        }),
      )
      return logInAgain(username)
    },
    logInAgain,
    keyOf: (username) => keys.get(username) ?? '',
  }
}

const testDependencies = async (settings: Settings): Promise<Dependencies> => {
  const errors: unknown[] = []
  const dependencies = await openDependencies(settings, {
    error: (error) => errors.push(error),
    warning: () => undefined,
    event: () => undefined,
  })
  const signIn = openSignIn({
    ...settings,
    ...dependencies,
    passwords: fastPasswords,
    sessionDays: 30,
    sessionIdleHours: 24,
  })
  const close = async (): Promise<void> => {
    await signIn.close()
    await dependencies.close()
  }
  return { ...dependencies, signIn, solver: shortenShortestSearch(dependencies.solver), close }
}

const SHORTEST_BUDGET_MS = 1_000

/** A test that asks for the shortest search needs a plan, not a good one. */
export const shortenShortestSearch = ({ solve }: Dependencies['solver']): Dependencies['solver'] => ({
  solve: (problem, roads, options) =>
    solve(problem, roads, { ...options, budgetMs: options.budgetMs === SHORTEST_BUDGET_MS ? 100 : options.budgetMs }),
})

const requestSender =
  (app: FastifyInstance, key?: string): SendRequest =>
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
    return { status: answer.statusCode, headers: answer.headers, body: parseJson(answer.body), text: answer.body }
  }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
