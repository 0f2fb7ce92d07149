import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as E from 'fp-ts/Either'
import { allEndpoints, reasonsOf } from '../../../contract'
import { newStopExample } from '../../../contract/stop/stop-schema'
import { projectChangedCodec } from '../../../contract/history'
import { isJsonObject } from '../../../src/domain/parse'
import { schemaMismatches } from '../../kit/schema-mismatches'
import { aTestServer, type SendRequest, type TestServer } from '../test-server'
import { aProject, uploadOf, listIn, recordIn } from './request-kit'

const endpointNamed = (name: string) => allEndpoints.find((endpoint) => endpoint.name === name)

describe('a write with Prefer: change', () => {
  let server: TestServer
  let ask: SendRequest
  beforeAll(async () => {
    server = await aTestServer()
    ask = await server.user('m.visser', 'Depot')
  })
  afterAll(() => server.app.close())

  const aPlannedProject = async () => {
    const id = await aProject(ask)
    const path = `/delivery/v2/projects/${id}`
    await ask('POST', `${path}/stops/createBulk`, uploadOf([{}, {}, {}]))
    const stops = listIn((await ask('GET', `${path}/stops`)).body).map((stop) => String(stop['id']))
    const carriers = listIn((await ask('GET', '/delivery/v2/routes/externalRouteNames')).body)
    const move = (stop: string | undefined, more: object, headers: Record<string, string> = {}) =>
      ask('PATCH', `${path}/stops/${stop}/updateInExternalSystem`, {
        body: { id: stop, new_carrier_sequence: 10, ...more },
        headers,
      })
    for (const stop of stops) await move(stop, { new_carrier_id: carriers[0]?.['id'], new_carrier_sequence: undefined })
    return { id, path, stops, move }
  }

  const expectChanged = (name: string, body: unknown) => {
    const { answer, changed } = recordIn(body)
    const endpoint = endpointNamed(name)
    expect(endpoint?.sendsChange).toBe(true)
    expect(schemaMismatches(endpoint?.answer.codec.schema ?? {}, answer)).toEqual([])
    expect(schemaMismatches(projectChangedCodec.schema, changed)).toEqual([])
    const decoded = projectChangedCodec.decode(changed)
    if (E.isLeft(decoded)) throw new Error(JSON.stringify(reasonsOf(decoded.left)))
    return decoded.right
  }
  const prefer = { prefer: 'respond-async, Change' }

  it('the answer has the plain body and the change', async () => {
    const { move, stops } = await aPlannedProject()
    const answer = await move(stops[2], {}, prefer)
    expect(answer.status).toBe(200)
    expect(answer.headers['preference-applied']).toBe('change')
    const changed = expectChanged('updateStop', answer.body)
    expect(answer.headers['etag']).toBe(`"${changed.version}"`)
    expect(changed).toMatchObject({ by: 'm.visser', change: { action: 'made', moved: [] } })
    expect(changed.change?.routes).toHaveLength(1)
    const unchanged = await move(stops[2], {}, prefer)
    expect(recordIn(unchanged.body)['changed']).toBeNull()
    expect(unchanged.headers['preference-applied']).toBe('change')
  })

  it('an answer with the change has the same text as the event', async () => {
    const { id, move, stops } = await aPlannedProject()
    const { text } = await move(stops[2], {}, prefer)
    const stored = text.slice(text.indexOf(',"changed":') + ',"changed":'.length, -1)
    const organisation = (await server.dependencies.storage.directory.findUser('m.visser'))?.organisation ?? ''
    const { version } = recordIn(JSON.parse(stored))
    const [event] = await server.dependencies.storage.read(organisation, ({ changes }) =>
      changes.versionsSince(id, { since: Number(version) - 1, max: 1, withTexts: true }),
    )
    const eventText = event?.change?.text ?? ''
    expect(eventText).toMatch(/^\{"routes":\[\{"index":/)
    expect(stored).toContain(eventText.slice(1))
  })

  it('without the header the answer is the plain body', async () => {
    const { move, stops, path } = await aPlannedProject()
    const answer = await move(stops[2], {})
    expect(answer.headers['preference-applied']).toBeUndefined()
    expect(answer.body).toEqual((await ask('GET', `${path}/stops/${stops[2]}`)).body)
  })

  it('an undo and a redo answer the change as it was made', async () => {
    const { move, stops, path } = await aPlannedProject()
    const made = expectChanged('updateStop', (await move(stops[2], {}, prefer)).body)
    const changePath = `${path}/changes/${made.change?.id}`
    const undone = expectChanged('undoChange', (await ask('POST', `${changePath}/undo`, { headers: prefer })).body)
    expect(undone).toMatchObject({ version: made.version + 1, description: `Undone: ${made.description}` })
    expect(undone.change).toEqual({ ...made.change, action: 'undone' })
    const redone = expectChanged('redoChange', (await ask('POST', `${changePath}/redo`, { headers: prefer })).body)
    expect(redone.change).toEqual({ ...made.change, action: 'redone' })
  })

  it('locks, drivers, new stops, uploads and saved plans answer their change', async () => {
    const { path, stops, id } = await aPlannedProject()
    const lock = await ask('POST', `${path}/locks`, {
      body: { locked: true, stop_ids: [stops[1]], route_indexes: [] },
      headers: prefer,
    })
    expect(expectChanged('changeLocks', lock.body).change?.stops).toHaveLength(1)
    const added = await ask('POST', `${path}/stops`, {
      body: newStopExample,
      headers: prefer,
    })
    expect(added.status).toBe(201)
    expect(expectChanged('addStop', added.body).change?.stops).toHaveLength(1)
    const document = recordIn((await ask('GET', path)).body)
    const saved = await ask('PUT', path, {
      body: {
        projectDocument: { ...document, status: 'Draft' },
        stopsDocument: (await ask('GET', `${path}/stops/document`)).body,
      },
      headers: prefer,
    })
    expect(isJsonObject(expectChanged('saveProject', saved.body).change?.unknownFields)).toBe(true)
    const recalculated = await ask('POST', `/delivery/v2/utils/projects/${id}/routes/0/recalculateRoute`, {
      headers: prefer,
      body: {},
    })
    expect(recalculated.status).toBe(200)
    const otherProject = await aProject(ask)
    const file = uploadOf([{}])
    const uploaded = await ask('POST', `/delivery/v2/projects/${otherProject}/stops/createBulk`, {
      ...file,
      headers: { ...file.headers, ...prefer },
    })
    expect(expectChanged('uploadStops', uploaded.body).description).toContain('1')
  })

  it('a repeated Idempotency-Key gets the id and the description of the change again, not its content', async () => {
    const { path, stops } = await aPlannedProject()
    const request = {
      body: { locked: true, stop_ids: [stops[1]], route_indexes: [] },
      headers: { ...prefer, 'idempotency-key': `key-${stops[1]}` },
    }
    const first = await ask('POST', `${path}/locks`, request)
    const repeated = await ask('POST', `${path}/locks`, request)
    expect(repeated.headers['preference-applied']).toBe('change')
    expect(recordIn(repeated.body, 'answer')).toEqual(recordIn(first.body, 'answer'))
    const { change, ...made } = expectChanged('changeLocks', first.body)
    const { id, action } = recordIn(change)
    expect(expectChanged('changeLocks', repeated.body)).toEqual({ ...made, change: { id, action } })
  })

  it('a repeated Idempotency-Key without the header gets the plain body', async () => {
    const { path, stops } = await aPlannedProject()
    const body = { locked: true, stop_ids: [stops[1]], route_indexes: [] }
    const key = { 'idempotency-key': `plain-${stops[1]}` }
    const first = await ask('POST', `${path}/locks`, { body, headers: { ...prefer, ...key } })
    const repeated = await ask('POST', `${path}/locks`, { body, headers: key })
    expect(repeated.headers['preference-applied']).toBeUndefined()
    expect(repeated.body).toEqual(recordIn(first.body, 'answer'))
  })

  it('reads and refusals are answered as without the header', async () => {
    const { path, stops } = await aPlannedProject()
    const read = await ask('GET', `${path}/stops/${stops[0]}`, { headers: prefer })
    expect([read.headers['preference-applied'], recordIn(read.body)['id']]).toEqual([undefined, stops[0]])
    const refused = await ask('POST', `${path}/changes/none/undo`, { headers: prefer })
    expect([refused.status, refused.headers['preference-applied']]).toEqual([404, undefined])
  })
})
