import { describe, expect, it } from 'vitest'
import { endpoints } from '../../../contract'
import { left, right } from '../../kit/either'

describe('the body of changeRouteDriver', () => {
  const { body } = endpoints.changeRouteDriver

  it('the old and the new driver are required, and null means no driver', () => {
    expect(right(body.decode({ old_driver_id: 'd1', new_driver_id: 'd2' }))).toEqual({ from: 'd1', to: 'd2' })
    expect(right(body.decode({ old_driver_id: null, new_driver_id: null }))).toEqual({ from: undefined, to: undefined })
  })

  it('no driver is encoded as null, because a missing field could be forgotten', () => {
    expect(body.codec.encode({ from: undefined, to: 'd2' })).toEqual({ old_driver_id: null, new_driver_id: 'd2' })
  })

  it.each([
    [{ old_driver_id: 'd1', newDriverId: 'd2' }, 'new_driver_id'],
    [{ new_driver_id: 'd2' }, 'old_driver_id'],
    [{ old_driver_id: 'd1', new_driver_id: ' ' }, 'new_driver_id'],
  ])('only null means no driver; a missing or blank field is refused: %j', (value, field) => {
    expect(left(body.decode(value)).details).toEqual([{ field, reason: `${field} is missing` }])
  })

  it.each([[{ old_driver_id: ['d1'], new_driver_id: 'd2' }], [{ new_driver_id: 'a\nb' }], ['d2']])(
    'a body of %j is refused',
    (value) => {
      expect(left(body.decode(value)).code).toBe('invalid')
    },
  )
})

describe('the body of changeStopDriver', () => {
  const { body } = endpoints.changeStopDriver

  it('only the stop and the route are required, and all fields of §7 are decoded', () => {
    const move = { target_stop_id: 's1', new_route_index: 2 }
    expect(right(body.decode(move))).toMatchObject({ stopId: 's1', routeIndex: 2, locationIndex: undefined })
    const fullMove = {
      ...move,
      target_stop_index: 3,
      target_stop_new_color: '#39a15b',
      new_project_id: 'p1',
      new_location_index: 1,
      new_driver_name: 'Joris de Vries',
    }
    expect(right(body.decode(fullMove))).toEqual({
      stopId: 's1',
      stopIndex: 3,
      color: '#39a15b',
      projectId: 'p1',
      routeIndex: 2,
      locationIndex: 1,
      driverName: 'Joris de Vries',
    })
  })

  it('a refusal lists every field that is missing or out of range', () => {
    expect(left(body.decode({ new_location_index: -1 })).details).toEqual([
      { field: 'target_stop_id', reason: 'target_stop_id is missing' },
      { field: 'new_route_index', reason: 'new_route_index is missing' },
      { field: 'new_location_index', reason: 'Must be at least 0, not -1' },
    ])
  })
})

describe('the body of recalculateRoute', () => {
  const { body } = endpoints.recalculateRoute

  it.each([undefined, null, {}, { avoid: ['tolls'] }])('the body may be any object or absent: %j', (value) => {
    expect(right(body.decode(value))).toEqual({})
  })

  it.each([1, 'now', []])('a body that is no object is refused: %j', (value) => {
    expect(left(body.decode(value)).code).toBe('invalid')
  })
})
