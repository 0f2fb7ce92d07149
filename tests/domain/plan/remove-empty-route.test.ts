import { describe, expect, it } from 'vitest'
import { applyRouteReplacements, removeEmptyRoute } from '../../../src/domain/plan'
import { aPlanOf } from '../../kit/builders/plan'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'

const plan = aPlanOf([aRouteTo(['a']), aRouteTo([], { index: 2 }), aRouteTo(['b'], { index: 5 })])

describe('removeEmptyRoute', () => {
  it('the empty route goes, and the others keep their indexes', () => {
    const after = right(removeEmptyRoute(plan, 2))
    expect(after.routes).toEqual([plan.routes[0], plan.routes[2]])
    expect(after.stops).toEqual(plan.stops)
  })

  it('a route with stops, and one that is not there, stay', () => {
    expect(left(removeEmptyRoute(plan, 5))).toEqual({ kind: 'not empty', index: 5 })
    expect(left(removeEmptyRoute(plan, 1))).toEqual({ kind: 'no such route', index: 1 })
  })
})

describe('applyRouteReplacements', () => {
  it('the removal of a route that is not there changes nothing', () => {
    const before = aPlanOf([aRouteTo(['a'])], ['u'])
    expect(applyRouteReplacements(before, [{ index: 9, route: undefined }])).toEqual(before)
  })
})
