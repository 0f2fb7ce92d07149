import assert from 'node:assert/strict'
import { randomSource } from '../../../server/demo/random-source'
import { PROJECTS } from './actions/project-actions'
import { readAll, type AllRecords } from '../checks/read-all'
import { connectTo, postRequest, getRequest, type ServerConnection } from '../server-connection'
import type { TestUser } from './next-action'
import { emptyUserLog } from './user-log'
import { parseObjects, parseObject } from '../parse-answer'

/** All users of one server, which is killed and restarted. */
export type TestUsers = {
  readonly connect: (base: string) => ServerConnection
  readonly users: ReadonlyArray<TestUser>
  /** the records before the users began */
  readonly initial: AllRecords
  /** the projects that all users changed; the last one is in use */
  readonly sharedProjects: Array<string>
}

const USER_COUNT = 8

/** A job that runs whenever the server is killed takes half of the processor time, so not each test has one. */
export type LongJobs = 'with long jobs' | 'without long jobs'

/** All users sign in as the demo user. */
export const signInUsers = async (base: string, seed: number, longJobs: LongJobs): Promise<TestUsers> => {
  const key = await signIn(connectTo(base, ''))
  const connection = connectTo(base, key)
  const carriers = parseObjects((await connection.send(getRequest('/delivery/v2/routes/externalRouteNames'))).text)
  assert(carriers.length > 1)
  return {
    connect: (baseUrl) => connectTo(baseUrl, key),
    users: Array.from({ length: USER_COUNT }, (_, index) => ({
      log: emptyUserLog(),
      random: randomSource(seed + index + 1),
      carriers: carriers.map(({ id }) => Number(id)),
      startsLongJobs: longJobs === 'with long jobs' && index === 0,
    })),
    initial: await readAll(connection),
    sharedProjects: [],
  }
}

/** Returns the API key of the demo user. */
export const signIn = async ({ send }: ServerConnection): Promise<string> => {
  const { status, text } = await send({
    method: 'POST',
    path: '/delivery/v1/users/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'demo' }),
  })
  assert.equal(status, 200, text)
  return String(parseObject(text)['api_key'])
}

/** Creates a project that all users change. */
export const createSharedProject = async (
  { users, sharedProjects }: TestUsers,
  { send }: ServerConnection,
  key: string,
): Promise<void> => {
  const { status, text } = await send(postRequest(key, PROJECTS, { projectName: key }))
  assert.equal(status, 201, text)
  const id = String(parseObject(JSON.stringify(parseObject(text)['data']))['id'])
  sharedProjects.push(id)
  for (const { log } of users) log.shared = { id, changes: 0, stops: new Map() }
}
