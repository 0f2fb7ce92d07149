import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type TestAnswer, type SendRequest } from '../test-server'
import { aProject, fileOf, listIn, recordIn } from './request-kit'

describe('a stop that is given a route', () => {
  let ask: SendRequest
  let id: string
  let first: string
  let second: string
  const patch = (stop: string, fields: object): Promise<TestAnswer> =>
    ask('PATCH', `/delivery/v2/projects/${id}/stops/${stop}/updateInExternalSystem`, { body: { id: stop, ...fields } })
  const project = async () => recordIn((await ask('GET', `/delivery/v2/projects/${id}`)).body)

  beforeAll(async () => {
    ask = await (await aTestServer()).user('anna', 'Noord')
  })
  beforeEach(async () => {
    id = await aProject(ask)
    await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, fileOf([{ routeDay: '2026-11-23' }, {}, {}]))
    const list = listIn((await ask('GET', `/delivery/v2/projects/${id}/stops`)).body)
    ;[first = '', second = ''] = list.map((stop) => String(stop['id']))
  })

  it('makes the carrier’s route of its day, drawn and timed, where there is none (§4)', async () => {
    const moved = await patch(first, { current_carrier_id: -1, new_carrier_id: 1 })
    expect(moved.status).toBe(200)
    expect(moved.body).toMatchObject({
      isPlanned: true,
      stopNumber: 10,
      routeNumber: 1,
      routeName: 'Noord',
      routeDay: '2026-11-23',
      externalRouteId: 1,
    })
    const [route] = listIn((await project())['routes'])
    expect(route).toMatchObject({ route_name: 'Noord', index: 0, overview_polyline: expect.any(String) })
    const activities = listIn(route?.['activities'])
    expect(activities.map((activity) => activity['type'])).toEqual(['start', 'Delivery', 'end'])
    expect(activities[1]).toMatchObject({ arrival: expect.stringMatching(/^2026-11-23T/) })
  })

  it('takes the place that is asked for, and the others follow', async () => {
    await patch(first, { new_carrier_id: 1 })
    await patch(second, { new_carrier_id: 1, new_carrier_sequence: 10 })
    const numbers = listIn((await ask('GET', `/delivery/v2/projects/${id}/stops`)).body).map(
      (stop) => stop['stopNumber'],
    )
    expect(numbers).toEqual([20, 10, -1])
    const back = await patch(second, { new_carrier_sequence: 900 })
    expect(back.body).toMatchObject({ stopNumber: 20 })
  })

  it('changes nothing where it stands there already', async () => {
    await patch(first, { new_carrier_id: 1 })
    const before = (await project())['version']
    expect((await patch(first, { new_carrier_id: 1, new_carrier_sequence: 10 })).status).toBe(200)
    expect((await project())['version']).toBe(before)
  })

  it.each([
    ['neither a route nor a number', {}, 'new_carrier_id'],
    ['a route that is not there', { new_carrier_id: 77 }, 'new_carrier_id'],
    ['a number while no route has it', { new_carrier_sequence: 10 }, 'new_carrier_id'],
    ['a number below 1', { new_carrier_id: 1, new_carrier_sequence: 0 }, 'newSequence'],
    ['no number', { new_carrier_id: 'one' }, 'newCarrier'],
    ['another id', { id: 'other', new_carrier_id: 1 }, 'id'],
  ])('is refused %s, at the field', async (_, fields, field) => {
    const refused = await patch(first, fields)
    expect(refused.status).toBe(422)
    const refusedFields = listIn(recordIn(refused.body)['details']).map((reason) => String(reason['field']))
    expect([refusedFields.length, refusedFields[0]]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^${field}|new_carrier`)),
    ])
    expect((await project())['routes']).toEqual([])
  })

  it('stays where it is where the request names the wrong old carrier', async () => {
    await patch(first, { new_carrier_id: 1 })
    const late = await patch(first, { current_carrier_id: 2, new_carrier_sequence: 10 })
    expect([late.status, late.body]).toEqual([409, { code: 'other_carrier', message: 'Noord has this stop by now.' }])
    const loose = await patch(second, { current_carrier_id: 1, new_carrier_id: 77 })
    expect(loose.body).toEqual({ code: 'other_carrier', message: 'No route has this stop by now.' })
    expect((await patch(first, { current_carrier_id: 1, new_carrier_sequence: 10 })).status).toBe(200)
  })

  it('is moved where the request names its place, or no place', async () => {
    await patch(first, { new_carrier_id: 1 })
    await patch(second, { new_carrier_id: 1 })
    const move = (fields: object) =>
      ask('POST', `/delivery/v2/utils/projects/${id}/routes/0/stopChangeDriver`, {
        body: { target_stop_id: second, new_route_index: 0, new_location_index: 1, ...fields },
      })
    const late = await move({ target_stop_index: 1 })
    expect([late.status, late.body]).toEqual([
      409,
      { code: 'other_place', message: 'This stop is at place 2 of its route by now.' },
    ])
    expect((await move({ target_stop_index: 2 })).body).toMatchObject({ stopNumber: 10 })
    expect((await move({ new_location_index: 2 })).body).toMatchObject({ stopNumber: 20 })
  })

  it('is looked for in its own project only', async () => {
    expect((await patch('ghost', { new_carrier_id: 1 })).status).toBe(404)
  })
})
