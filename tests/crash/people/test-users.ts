import assert from 'node:assert/strict'
import { randomSource } from '../../../server/demo/random-source'
import { PROJECTS } from './actions/project-actions'
import { everything, type Everything } from '../checks/read-all'
import { lineTo, posted, reading, type Line } from '../server-connection'
import type { Desk } from './next-action'
import { emptyNotebook } from './user-log'
import { listSaid, said } from '../parse-answer'

/** All users of one server, which is killed and restarted. */
export type Depot = {
  readonly lineTo: (base: string) => Line
  readonly desks: ReadonlyArray<Desk>
  /** what was there before they began */
  readonly before: Everything
  /** the projects that all users worked on; the last one is in use */
  readonly shared: Array<string>
}

const PEOPLE = 8

/** All users sign in as the demo user. */
export const openDepot = async (base: string, seed: number): Promise<Depot> => {
  const key = await signedIn(lineTo(base, ''))
  const line = lineTo(base, key)
  const carriers = listSaid((await line.ask(reading('/delivery/v2/routes/externalRouteNames'))).text)
  assert(carriers.length > 1)
  return {
    lineTo: (to) => lineTo(to, key),
    desks: Array.from({ length: PEOPLE }, (_, at) => ({
      book: emptyNotebook(),
      dice: randomSource(seed + at + 1),
      carriers: carriers.map(({ id }) => Number(id)),
      asksForLongWork: at === 0,
    })),
    before: await everything(line),
    shared: [],
  }
}

/** Returns the key of the demo user. */
export const signedIn = async ({ ask }: Line): Promise<string> => {
  const { status, text } = await ask({
    method: 'POST',
    path: '/delivery/v1/users/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'demo' }),
  })
  assert.equal(status, 200, text)
  return String(said(text)['api_key'])
}

/** Makes a new project for all users to work on. */
export const shareProject = async ({ desks, shared }: Depot, { ask }: Line, key: string): Promise<void> => {
  const { status, text } = await ask(posted(key, PROJECTS, { projectName: key }))
  assert.equal(status, 201, text)
  const id = String(said(JSON.stringify(said(text)['data']))['id'])
  shared.push(id)
  for (const { book } of desks) book.shared = { id, changes: 0, stops: new Map() }
}
