import { describe, expect, it } from 'vitest'
import { applyRouteReplacements, removeEmptyRoute } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { stopList } from '../../../src/domain/stop'
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

  it('a stop repeats the day, the carrier and the colour of its route, and whether its visit is planned', () => {
    const [route, rest] = [aRouteTo(['a']), aRouteTo(['b'], { index: 1 })]
    const before = aPlanOf([route, rest])
    const placementWith = (changed: Partial<Route>) =>
      stopList.get(applyRouteReplacements(before, [{ index: 0, route: { ...route, ...changed } }]).stops, 'a')
        ?.placement
    expect(placementWith({ day: '2026-11-24' })?.routeDay).toBe('2026-11-24')
    expect(placementWith({ carrierId: 9 })?.carrierId).toBe(9)
    expect(placementWith({ color: '#000000' })?.color).toBe('#000000')
    const visits = route.visits.map((visit) => ({ ...visit, isPlanned: false }))
    expect(placementWith({ visits })?.isPlanned).toBe(false)
  })

  it('a route with other times leaves the stops the same object', () => {
    const route = aRouteTo(['a'])
    const before = aPlanOf([route])
    expect(applyRouteReplacements(before, [{ index: 0, route: { ...route, seconds: 60 } }]).stops).toBe(before.stops)
  })
})
