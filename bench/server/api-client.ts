import assert from 'node:assert/strict'
import { isRecord } from '../../src/domain/parse'
import { rowsOf, savedPlanOf } from './saved-plan'
import { requestOf, type Request } from './request'

/** A user who is signed in to the demo of a server. */
export type Desk = {
  readonly base: string
  /** a project with so many stops, uploaded */
  readonly uploaded: (stops: number) => Promise<string>
  /** a project with so many stops, planned */
  readonly planned: (stops: number) => Promise<string>
  readonly read: (path: string) => Promise<string>
  readonly asking: (method: string, path: string, body?: unknown, headers?: Headers) => Request
}

type Headers = Readonly<Record<string, string>>

export const projects = '/delivery/v2/projects'

export const openDesk = async (base: string): Promise<Desk> => {
  const ask = async (method: string, path: string, body: string | FormData | null, headers: Headers) => {
    const answer = await fetch(`${base}${path}`, { method, body, headers })
    const text = await answer.text()
    assert(answer.ok, `${method} ${path}: ${answer.status} ${text.slice(0, 500)}`)
    return text
  }
  const json = { 'content-type': 'application/json' }
  const login = JSON.stringify({ username: 'demo', password: 'demo' })
  const key = { 'x-api-key': saidIn(await ask('POST', '/delivery/v1/users/login', login, json), 'api_key') }
  const project = async (): Promise<string> => {
    const made = await ask('POST', projects, JSON.stringify({ projectName: 'Week 48' }), { ...json, ...key })
    return saidIn(made, 'id')
  }
  return {
    base,
    uploaded: async (stops) => {
      const id = await project()
      if (stops === 0) return id
      const form = new FormData()
      form.append('file', new Blob([JSON.stringify(rowsOf(stops))], { type: 'application/json' }), 'stops.json')
      await ask('POST', `${projects}/${id}/stops/createBulk`, form, key)
      return id
    },
    planned: async (stops) => {
      const id = await project()
      await ask('PUT', `${projects}/${id}`, JSON.stringify(savedPlanOf(stops)), { ...json, ...key })
      return id
    },
    read: (path) => ask('GET', path, null, key),
    asking: (method, path, body, headers = {}) => requestOf({ method, path, headers: { ...key, ...headers }, body }),
  }
}

/** The text of a field, at the top or within `data`. */
const saidIn = (text: string, name: string): string => {
  const said: unknown = JSON.parse(text)
  const record = isRecord(said) && isRecord(said['data']) ? said['data'] : said
  assert(isRecord(record), text)
  return String(record[name])
}
