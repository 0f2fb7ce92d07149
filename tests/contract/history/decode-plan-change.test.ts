import { describe, expect, it } from 'vitest'
import { emptyPlan } from '../../../src/domain/plan'
import { left, right } from '../../kit/either'
import { decodePlanChange } from '../../../contract/history'

const nothing = { routes: [], stops: [], moved: [] }

describe('a kept change', () => {
  it('of nothing is read as nothing', () => {
    expect(right(decodePlanChange(nothing, emptyPlan))).toEqual({ ...nothing, extra: undefined })
  })

  it.each<readonly [field: string, reason: string, value: unknown]>([
    ['', 'Not a change: a list', []],
    ['routes', 'Not a list: nothing', {}],
    ['routes.0.index', 'Index is missing', { ...nothing, routes: [{}] }],
    [
      'routes.0.after.activities',
      'Not a list of activities: 3',
      { ...nothing, routes: [{ index: 0, after: { activities: 3 } }] },
    ],
    ['routes.0.before', 'Not a record: "x"', { ...nothing, routes: [{ index: 0, before: 'x' }] }],
    ['routes.0.before.order', 'Not a list: nothing', { ...nothing, routes: [{ index: 0, before: { route: {} } }] }],
    [
      'routes.0.before.order.1',
      'Not a visit: "whole"',
      { ...nothing, routes: [{ index: 0, before: { route: {}, order: [['a'], 'whole'] } }] },
    ],
    ['stops.1.place', 'Place is missing', { ...nothing, stops: [{ id: 'a', place: 0 }, { id: 'b' }] }],
    ['stops.0.after.id', 'Id is missing', { ...nothing, stops: [{ id: 'a', place: 0, after: {} }] }],
    ['moved.0', 'Not an id: 3', { ...nothing, moved: [3] }],
    ['extra', 'Not two sides of something: 3', { ...nothing, extra: 3 }],
    ['extra.after', 'Not a record: 3', { ...nothing, extra: { before: {}, after: 3 } }],
  ])('is refused at "%s": %s', (field, reason, value) => {
    expect(left(decodePlanChange(value, emptyPlan))).toEqual([{ field, reason }])
  })
})
