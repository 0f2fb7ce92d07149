import { describe, expect, it } from 'vitest'
import { emptyPlan } from '../../../src/domain/plan'
import { left, right } from '../../kit/either'
import { decodePlanChange } from '../../../contract/history'

const emptyChange = { routes: [], stops: [], moved: [] }

describe('decodePlanChange', () => {
  it('an empty change is decoded as empty', () => {
    expect(right(decodePlanChange(emptyChange, emptyPlan))).toEqual({ ...emptyChange, unknownFields: undefined })
  })

  it.each<readonly [field: string, reason: string, value: unknown]>([
    ['', 'Not a change: a list', []],
    ['routes', 'Not a list: nothing', {}],
    ['routes.0.index', 'Index is missing', { ...emptyChange, routes: [{}] }],
    [
      'routes.0.after.activities',
      'Not a list of activities: 3',
      { ...emptyChange, routes: [{ index: 0, after: { activities: 3 } }] },
    ],
    ['routes.0.before', 'Not a record: "x"', { ...emptyChange, routes: [{ index: 0, before: 'x' }] }],
    ['routes.0.before.order', 'Not a list: nothing', { ...emptyChange, routes: [{ index: 0, before: { route: {} } }] }],
    [
      'routes.0.before.order.1',
      'Not a visit: "whole"',
      { ...emptyChange, routes: [{ index: 0, before: { route: {}, order: [['a'], 'whole'] } }] },
    ],
    ['stops.1.place', 'Place is missing', { ...emptyChange, stops: [{ id: 'a', place: 0 }, { id: 'b' }] }],
    ['stops.0.after.id', 'Id is missing', { ...emptyChange, stops: [{ id: 'a', place: 0, after: {} }] }],
    ['moved.0', 'Not an id: 3', { ...emptyChange, moved: [3] }],
    ['extra', 'Not a record of before and after: 3', { ...emptyChange, extra: 3 }],
    ['extra.after', 'Not a record: 3', { ...emptyChange, extra: { before: {}, after: 3 } }],
  ])('an invalid change is refused at "%s": %s', (field, reason, value) => {
    expect(left(decodePlanChange(value, emptyPlan))).toEqual([{ field, reason }])
  })
})
