import { beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints, type AnyEndpoint } from '../../../contract'
import { aTestServer, type SendRequest, type TestAnswer } from '../test-server'
import { eventually } from '../../kit/eventually'
import { onBothDatabases } from './on-both-databases'
import { aPlannedProject, plannedDay } from './a-planned-project'
import { formOf, listIn, recordIn } from './request-kit'

type Ids = Readonly<Record<string, string>>

/** In every text that the organisation Noord stores. */
const MARK = 'Geheim'

const exampleOf = (name: string) => allEndpoints.find((endpoint) => endpoint.name === name)?.body.codec.example
const withMark = (name: string, fields: object) => ({ body: { ...recordIn(exampleOf(name)), ...fields } })

/** An id of the same form that nobody has. */
const unknownId = (id: string): string => `${id.slice(0, -4)}${id.endsWith('0000') ? '1111' : '0000'}`

const keyHolder =
  (anonymous: SendRequest, key: unknown): SendRequest =>
  (method, path, request = {}) =>
    anonymous(method, path, { ...request, headers: { ...request.headers, 'x-api-key': String(key) } })

/** An organisation with something of each kind, and the ids of it all. */
const fill = async (owner: SendRequest, mark: string): Promise<Ids> => {
  const rows = ['a', 'b', 'c'].map((task) => ({ customerName: mark, externalTaskId: `${mark}-${task}` }))
  const { project, stop, changes } = await aPlannedProject(owner, { rows, planned: 2 })
  const driver = await owner('POST', '/delivery/v2/drivers', withMark('createDriver', { full_name: mark }))
  const [change] = await changes()
  const job = await owner('POST', `${project}/optimize`, { body: { budget_seconds: 1 } })
  const jobId = String(recordIn(job.body)['job_id'])
  await eventually(async () =>
    expect(recordIn((await owner('GET', `/delivery/v2/jobs/${jobId}`)).body)['state']).toBe('done'),
  )
  const key = await owner('POST', '/delivery/v2/keys', { body: { name: mark } })
  const [user] = listIn((await owner('GET', '/delivery/v2/users')).body)
  return {
    id: project.split('/').at(-1) ?? '',
    stopId: stop(0),
    unplannedStopId: stop(2),
    changeId: String(change?.['id']),
    jobId,
    driverId: String(recordIn(driver.body)['id']),
    keyId: String(recordIn(key.body, 'key')['id']),
    userId: String(user?.['id']),
    task: `${mark}-a`,
  }
}

const pathWith = (path: string, ids: Ids): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'routeIndex') return '0'
    const id = ids[path.includes('/drivers/') ? 'driverId' : name]
    if (id === undefined) throw new Error(`This test has no ${name} of ${path}: add one to fill`)
    return id
  })

const queryOf = ({ name }: AnyEndpoint): string => (name === 'exportStops' ? '?format=csv' : '')

const bodyOf = ({ body }: AnyEndpoint) => {
  if (body.kind === 'none') return {}
  return body.kind === 'file' ? formOf(JSON.stringify(body.codec.example)) : { body: body.codec.example }
}

const requestHeaders: ReadonlyArray<Readonly<Record<string, string>>> = [
  {},
  { 'if-match': '"1"', prefer: 'change' },
  { 'if-none-match': '"1", "2", "3", *', 'last-event-id': '1' },
]

/** What a client sees of an answer, with the ids that it sent left out. */
const seenIn = ({ status, headers, text }: TestAnswer, ids: Ids) => {
  const withoutIds = (value: string) => Object.values(ids).reduce((rest, id) => rest.replaceAll(id, '…'), value)
  const { date: _date, 'x-request-id': _id, 'content-length': _length, ...others } = headers
  return { status, headers: withoutIds(JSON.stringify(others)), text: withoutIds(text.replace(String(_id), '')) }
}

/** Bodies of requests for a project of one's own that name what others have. */
const bodiesWithIds: Readonly<Record<string, (ids: Ids) => ReadonlyArray<object>>> = {
  moveStops: ({ stopId, unplannedStopId, driverId }) => [
    { moves: [{ stop: stopId, to: null }] },
    { moves: [{ stop: unplannedStopId, to: { route: 0 } }] },
    { moves: [{ stop: stopId, to: { driver_id: driverId, day: plannedDay } }] },
    { moves: [{ stop: stopId, to: { route: 0 }, after: unplannedStopId }] },
  ],
  priceStops: ({ stopId }) => [{ stops: [stopId] }, { stop: { ...recordIn(exampleOf('addStop')), id: stopId } }],
  changeLocks: ({ stopId }) => [{ locked: true, stop_ids: [stopId], route_indexes: [] }],
  changeRouteDriver: ({ driverId }) => [
    { old_driver_id: null, new_driver_id: driverId },
    { old_driver_id: driverId, new_driver_id: null },
  ],
  changeStopDriver: ({ stopId, id }) => [
    { target_stop_id: stopId, new_route_index: 0 },
    { target_stop_id: stopId, new_route_index: 0, new_project_id: id },
  ],
  saveProject: ({ driverId, stopId }) => [
    { projectDocument: { routes: [{ index: 0, driver_id: driverId, activities: [{ id: stopId }] }] } },
  ],
  acceptProposal: ({ stopId }) => [{ moves: [{ stop: stopId, to: null }] }],
  optimiseProject: ({ driverId }) => [{ driver_ids: [driverId], budget_seconds: 1 }],
  updateStop: ({ stopId, task }) => [
    { id: stopId, new_carrier_id: 1 },
    { id: stopId, stop_ids: [task], new_carrier_id: 1 },
  ],
}

const withKey = allEndpoints.filter(({ needsKey }) => needsKey)
const withIds = withKey.filter(({ path }) => path.includes('{') && !path.includes('/roads/'))

describe.each(onBothDatabases())('what another organisation has, on $database', ({ environment }) => {
  let anonymous: SendRequest
  let callers: ReadonlyArray<readonly [string, SendRequest]>
  let owner: SendRequest
  let [noord, zuid]: [Ids, Ids] = [{}, {}]

  beforeAll(async () => {
    const testServer = await aTestServer(await environment())
    const { user } = testServer
    ;({ anonymous } = testServer)
    owner = await user('anna', 'Noord')
    noord = await fill(owner, MARK)
    const administrator = await user('bram', 'Zuid')
    zuid = await fill(administrator, 'Zuid')
    const dispatcher = await user('bea', 'Zuid')
    const me = listIn((await administrator('GET', '/delivery/v2/users')).body).find(
      ({ username }) => username === 'bea',
    )
    await administrator('PATCH', `/delivery/v2/users/${String(me?.['id'])}`, { body: { role: 'dispatcher' } })
    const key = await administrator('POST', '/delivery/v2/keys', { body: { name: 'program' } })
    callers = [
      ['an administrator', administrator],
      ['a dispatcher', dispatcher],
      ['a program', keyHolder(anonymous, recordIn(key.body)['api_key'])],
    ]
  }, 60_000)

  /** By caller, the answer for what is of another organisation, and for what does not exist. */
  const answersTo = async (send: (ask: SendRequest, ids: Ids) => Promise<TestAnswer>) => {
    const missing = Object.fromEntries(Object.entries(noord).map(([name, id]) => [name, unknownId(id)]))
    const [foreign, unknown]: ReturnType<typeof seenIn>[][] = [[], []]
    for (const [, ask] of callers) {
      foreign?.push(seenIn(await send(ask, noord), noord))
      unknown?.push(seenIn(await send(ask, missing), missing))
    }
    return { foreign, unknown, leastStatus: Math.min(...(foreign ?? []).map(({ status }) => status)) }
  }

  it('the endpoint table has more than twenty endpoints with an id', () => expect(withIds.length).toBeGreaterThan(20))

  it.each(withIds)('$method $path answers for it as for what does not exist', async (call) => {
    for (const path of [call.path, ...call.aliasPaths])
      for (const headers of requestHeaders) {
        const request = bodyOf(call)
        const allHeaders = { ...('headers' in request ? request.headers : {}), ...headers }
        const { foreign, unknown, leastStatus } = await answersTo((ask, ids) =>
          ask(call.method, `${pathWith(path, ids)}${queryOf(call)}`, { ...request, headers: allHeaders }),
        )
        expect(foreign).toEqual(unknown)
        expect(leastStatus).toBeGreaterThanOrEqual(403)
        expect(JSON.stringify(foreign)).not.toContain(MARK)
      }
  })

  it.each(withIds.filter(({ path }) => /\{id\}.*\{(?!routeIndex)/.test(path)))(
    '$method $path of an own project answers for it as for what does not exist',
    async (call) => {
      const { foreign, unknown, leastStatus } = await answersTo((ask, ids) =>
        ask(call.method, pathWith(call.path, { ...ids, id: zuid['id'] ?? '' }), bodyOf(call)),
      )
      expect(foreign).toEqual(unknown)
      expect(leastStatus).toBeGreaterThanOrEqual(404)
    },
  )

  it.each(Object.entries(bodiesWithIds))('the body of %s names it as what does not exist', async (name, bodies) => {
    const call = allEndpoints.find((endpoint) => endpoint.name === name)
    for (const index of bodies(noord).keys()) {
      const { foreign, unknown, leastStatus } = await answersTo((ask, ids) =>
        ask(call?.method ?? 'GET', pathWith(call?.path ?? '', zuid), { body: bodies(ids)[index] }),
      )
      expect(foreign).toEqual(unknown)
      expect(leastStatus).toBeGreaterThanOrEqual(404)
    }
  })

  it.each(withKey.filter(({ path, method }) => method === 'GET' && !path.includes('{')))(
    '$method $path has nothing of it',
    async ({ method, path }) => {
      for (const [, ask] of callers) {
        const { text } = await ask(method, path)
        for (const secret of [MARK, 'anna', ...Object.values(noord)]) expect(text).not.toContain(secret)
      }
    },
  )

  it.each(withKey)('$method $path without a valid key gives 401, whatever the body', async ({ method, path }) => {
    const to = path.includes('/roads/') ? path : pathWith(path, noord)
    const none = await anonymous(method, to, { raw: 'x', headers: { 'content-type': 'a/b' } })
    expect(none).toMatchObject({ status: 401, body: { code: 'signed_out' } })
    expect((await anonymous(method, to, { headers: { 'x-api-key': 'Noord.guess' } })).status).toBe(401)
  })

  it('everything is still there for its owner, unchanged', async () => {
    const changes = await owner('GET', `/delivery/v2/projects/${noord['id']}/changes`)
    expect(listIn(recordIn(changes.body)['changes'])[0]?.['id']).toBe(noord['changeId'])
    for (const path of [`/delivery/v2/drivers/${noord['driverId']}`, `/delivery/v2/jobs/${noord['jobId']}`])
      expect((await owner('GET', path)).status).toBe(200)
    expect((await owner('GET', '/delivery/v2/keys')).text).toContain(noord['keyId'])
  })
})
