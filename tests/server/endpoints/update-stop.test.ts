import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aTestServer, type TestAnswer, type SendRequest } from '../test-server'
import { aProject, uploadOf, listIn, recordIn } from './request-kit'

describe('PATCH updateInExternalSystem', () => {
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
    await ask('POST', `/delivery/v2/projects/${id}/stops/createBulk`, uploadOf([{ routeDay: '2026-11-23' }, {}, {}]))
    const list = listIn((await ask('GET', `/delivery/v2/projects/${id}/stops`)).body)
    ;[first = '', second = ''] = list.map((stop) => String(stop['id']))
  })

  it('a missing route of the carrier on that day is made, with line and times (§4)', async () => {
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

  it('a stop gets the requested number, and the stops after it get later ones', async () => {
    await patch(first, { new_carrier_id: 1 })
    await patch(second, { new_carrier_id: 1, new_carrier_sequence: 10 })
    const numbers = listIn((await ask('GET', `/delivery/v2/projects/${id}/stops`)).body).map(
      (stop) => stop['stopNumber'],
    )
    expect(numbers).toEqual([20, 10, -1])
    const back = await patch(second, { new_carrier_sequence: 900 })
    expect(back.body).toMatchObject({ stopNumber: 20 })
  })

  it('a request for the current position changes nothing', async () => {
    await patch(first, { new_carrier_id: 1 })
    const before = (await project())['version']
    expect((await patch(first, { new_carrier_id: 1, new_carrier_sequence: 10 })).status).toBe(200)
    expect((await project())['version']).toBe(before)
  })

  it.each([{}, { new_carrier_id: -1, new_carrier_sequence: -1 }])(
    'a request with %j changes nothing',
    async (fields) => {
      const before = (await project())['version']
      const unchanged = await patch(first, fields)
      expect([unchanged.status, recordIn(unchanged.body)['stopNumber']]).toEqual([200, -1])
      expect((await project())['version']).toBe(before)
    },
  )

  it.each([
    ['an unknown carrier', { new_carrier_id: 77 }, 'new_carrier_id'],
    ['a number although the stop is on no route', { new_carrier_sequence: 10 }, 'new_carrier_id'],
    ['a number below 1', { new_carrier_id: 1, new_carrier_sequence: 0 }, 'newSequence'],
    ['a carrier that is no number', { new_carrier_id: 'one' }, 'newCarrier'],
    ['another id', { id: 'other', new_carrier_id: 1 }, 'id'],
  ])('a request with %s is refused with the field', async (_, fields, field) => {
    const refused = await patch(first, fields)
    expect(refused.status).toBe(422)
    const refusedFields = listIn(recordIn(refused.body)['details']).map((reason) => String(reason['field']))
    expect([refusedFields.length, refusedFields[0]]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^${field}|new_carrier`)),
    ])
    expect((await project())['routes']).toEqual([])
  })

  it('a request with the wrong current carrier is refused with 409', async () => {
    await patch(first, { new_carrier_id: 1 })
    const late = await patch(first, { current_carrier_id: 2, new_carrier_sequence: 10 })
    expect([late.status, late.body]).toEqual([409, { code: 'other_carrier', message: 'Noord has this stop by now.' }])
    const loose = await patch(second, { current_carrier_id: 1, new_carrier_id: 77 })
    expect(loose.body).toEqual({ code: 'other_carrier', message: 'No route has this stop by now.' })
    expect((await patch(first, { current_carrier_id: 1, new_carrier_sequence: 10 })).status).toBe(200)
  })

  it('stopChangeDriver needs the right position of the stop, or none', async () => {
    await patch(first, { new_carrier_id: 1 })
    await patch(second, { new_carrier_id: 1 })
    const move = (fields: object) =>
      ask('POST', `/delivery/v2/utils/projects/${id}/routes/0/stopChangeDriver`, {
        body: { target_stop_id: second, new_route_index: 0, new_location_index: 1, ...fields },
      })
    const late = await move({ target_stop_index: 1 })
    expect([late.status, late.body]).toEqual([
      409,
      { code: 'other_place', message: 'This stop is at place 20 of its route by now.' },
    ])
    expect((await move({ target_stop_index: 2 })).body).toMatchObject({ stopNumber: 10 })
    expect((await move({ new_location_index: 2 })).body).toMatchObject({ stopNumber: 20 })
  })

  it('an unknown stop gives 404', async () => {
    expect((await patch('ghost', { new_carrier_id: 1 })).status).toBe(404)
  })
})
