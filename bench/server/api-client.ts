import assert from 'node:assert/strict'
import { isJsonObject } from '../../src/domain/parse'
import { uploadRowsOf, savedPlanOf, type PlanOptions } from './saved-plan'
import { requestOf, type Request } from './request'

/** A signed-in user of a server. */
export type ApiClient = {
  readonly base: string
  /** a project with this many uploaded stops */
  readonly uploadedProject: (stopCount: number) => Promise<string>
  /** a project with this many planned stops */
  readonly plannedProject: (stopCount: number, options?: PlanOptions) => Promise<string>
  readonly read: (path: string) => Promise<string>
  readonly write: (method: 'PATCH' | 'POST' | 'PUT', path: string, body: object) => Promise<string>
  /** the events of a project, from now on, until the signal is aborted */
  readonly openEvents: (project: string, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  /** the header by which its requests are recognised */
  readonly apiKeyHeader: Headers
  readonly requestFor: (method: string, path: string, body?: unknown, headers?: Headers) => Request
}

type Headers = Readonly<Record<string, string>>

export const PROJECTS_PATH = '/delivery/v2/projects'

const demoUser = { username: 'demo', password: 'demo' }

export const signIn = async (base: string, credentials = demoUser): Promise<ApiClient> => {
  const send = async (method: string, path: string, body: string | FormData | null, headers: Headers) => {
    const response = await fetch(`${base}${path}`, { method, body, headers })
    const text = await response.text()
    assert(response.ok, `${method} ${path}: ${response.status} ${text.slice(0, 500)}`)
    return text
  }
  const json = { 'content-type': 'application/json' }
  const login = JSON.stringify(credentials)
  const apiKeyHeader = { 'x-api-key': fieldOf(await send('POST', '/delivery/v1/users/login', login, json), 'api_key') }
  const createProject = async (): Promise<string> => {
    const createdJson = await send('POST', PROJECTS_PATH, JSON.stringify({ projectName: 'Week 48' }), {
      ...json,
      ...apiKeyHeader,
    })
    return fieldOf(createdJson, 'id')
  }
  return {
    base,
    uploadedProject: async (stopCount) => {
      const id = await createProject()
      if (stopCount === 0) return id
      const form = new FormData()
      form.append(
        'file',
        new Blob([JSON.stringify(uploadRowsOf(stopCount))], { type: 'application/json' }),
        'stops.json',
      )
      await send('POST', `${PROJECTS_PATH}/${id}/stops/createBulk`, form, apiKeyHeader)
      return id
    },
    plannedProject: async (stopCount, options) => {
      const id = await createProject()
      await send('PUT', `${PROJECTS_PATH}/${id}`, JSON.stringify(savedPlanOf(stopCount, options)), {
        ...json,
        ...apiKeyHeader,
      })
      return id
    },
    read: (path) => send('GET', path, null, apiKeyHeader),
    write: (method, path, body) =>
      send(method, path, JSON.stringify(body), { ...json, ...apiKeyHeader, prefer: 'change' }),
    openEvents: async (id, signal) => {
      const { body } = await fetch(`${base}${PROJECTS_PATH}/${id}/events`, { headers: apiKeyHeader, signal })
      assert(body !== null, 'The server sends no events.')
      return body
    },
    apiKeyHeader,
    requestFor: (method, path, body, headers = {}) =>
      requestOf({ method, path, headers: { ...apiKeyHeader, ...headers }, body }),
  }
}

/** The text of a field, at the top or in `data`. */
const fieldOf = (text: string, name: string): string => {
  const json: unknown = JSON.parse(text)
  const record = isJsonObject(json) && isJsonObject(json['data']) ? json['data'] : json
  assert(isJsonObject(record), text)
  return String(record[name])
}
