import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type SendRequest } from '../test-server'
import { aProject, uploadOf, listIn, recordIn } from './request-kit'
import { aSecondCarrier } from './a-second-carrier'

describe('history endpoints', () => {
  let ask: SendRequest
  let colleague: SendRequest
  let id: string
  let stop: string
  let south: number
  const projects = '/delivery/v2/projects'
  const changes = async () => listIn(recordIn((await ask('GET', `${projects}/${id}/changes`)).body)['changes'])
  const undoOrRedo = async (direction: 'undo' | 'redo', index: number, by = ask) =>
    by('POST', `${projects}/${id}/changes/${String((await changes())[index]?.['id'])}/${direction}`)
  const documents = async () => [
    recordIn((await ask('GET', `${projects}/${id}`)).body)['routes'],
    (await ask('GET', `${projects}/${id}/stops/document`)).body,
  ]
  const move = (body: object) =>
    ask('PATCH', `${projects}/${id}/stops/${stop}/updateInExternalSystem`, { body: { id: stop, ...body } })

  beforeAll(async () => {
    const testServer = await aTestServer()
    ask = await testServer.user('anna', 'Noord')
    colleague = await testServer.user('cor', 'Noord')
    south = await aSecondCarrier(testServer)
  })
  beforeEach(async () => {
    id = await aProject(ask)
    await ask('POST', `${projects}/${id}/stops/createBulk`, uploadOf([{ customerName: 'Bakkerij Jansen' }, {}, {}]))
    stop = String(listIn((await ask('GET', `${projects}/${id}/stops`)).body)[0]?.['id'])
  })

  it('the list of changes has texts and users, newest first', async () => {
    await move({ new_carrier_id: 1 })
    expect(await changes()).toEqual([
      {
        id: expect.any(String),
        at: expect.stringMatching(/Z$/),
        by: 'anna',
        words: 'Bakkerij Jansen planned on route 1, place 10',
        undone: false,
      },
      expect.objectContaining({ words: '3 stops uploaded' }),
    ])
  })

  it('each page of the list begins where the page before it ended', async () => {
    await move({ new_carrier_id: 1 })
    const first = recordIn((await ask('GET', `${projects}/${id}/changes?limit=1`)).body)
    expect(listIn(first['changes'])).toHaveLength(1)
    const next = recordIn((await ask('GET', `${projects}/${id}/changes?limit=1&before=${String(first['next'])}`)).body)
    expect(listIn(next['changes'])).toMatchObject([{ words: '3 stops uploaded' }])
    expect(next['next']).toBeUndefined()
  })

  it('undoing a route keeps the indexes of the others, also once the plan is saved', async () => {
    const otherStop = String(listIn((await ask('GET', `${projects}/${id}/stops`)).body)[1]?.['id'])
    await move({ new_carrier_id: 1 })
    await ask('PATCH', `${projects}/${id}/stops/${otherStop}/updateInExternalSystem`, {
      body: { id: otherStop, new_carrier_id: south },
    })
    expect((await undoOrRedo('undo', 1)).status).toBe(200)
    const recalculated = (index: number) =>
      ask('POST', `/delivery/v2/utils/projects/${id}/routes/${index}/recalculateRoute`, { body: {} })
    expect((await recalculated(1)).body).toMatchObject({ index: 1, route_name: 'Zuid' })
    expect((await recalculated(0)).status).toBe(404)
    const [routes, stopsDocument] = await documents()
    expect(listIn(routes).map(({ index }) => index)).toEqual([1])
    const saved = await ask('PUT', `${projects}/${id}`, { body: { projectDocument: { routes }, stopsDocument } })
    expect(listIn(recordIn(saved.body)['routes']).map(({ index, route_name: name }) => [index, name])).toEqual([
      [1, 'Zuid'],
    ])
  })

  it('a colleague can undo a change, and a redo gives the same documents again', async () => {
    const before = await documents()
    await move({ new_carrier_id: 1 })
    const after = await documents()
    const undone = await undoOrRedo('undo', 0, colleague)
    expect(undone).toMatchObject({ status: 200, body: { version: 4 } })
    expect(await documents()).toEqual(before)
    expect((await changes())[0]).toMatchObject({ undone: true })
    expect((await undoOrRedo('redo', 0)).status).toBe(200)
    expect(await documents()).toEqual(after)
  })

  it('an undo below a later change is refused with that change', async () => {
    await move({ new_carrier_id: 1 })
    const refused = await undoOrRedo('undo', 1)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      version: 3,
      code: 'change_in_the_way',
      change: { words: 'Bakkerij Jansen planned on route 1, place 10' },
    })
  })

  it('a second undo, and a redo of a change that is not undone, are refused', async () => {
    await move({ new_carrier_id: 1 })
    expect((await undoOrRedo('redo', 0)).body).toMatchObject({ code: 'not_undone', version: 3 })
    await undoOrRedo('undo', 0)
    const twice = await undoOrRedo('undo', 0)
    expect(twice.status).toBe(409)
    expect(twice.body).toMatchObject({ code: 'already_undone', version: 4 })
  })

  it('an unknown change gives 404, and an empty page gives 422', async () => {
    expect((await ask('POST', `${projects}/${id}/changes/ghost/undo`)).status).toBe(404)
    expect((await ask('GET', `${projects}/${id}/changes?before=ghost`)).status).toBe(404)
    expect((await ask('GET', `${projects}/${id}/changes?limit=0`)).status).toBe(422)
  })
})
