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

  it('a new route is added in the order of the indexes, with its stops', () => {
    const before = aPlanOf([aRouteTo(['a']), aRouteTo(['b'], { index: 2 })], ['u'])
    const added = aRouteTo(['u'], { index: 1 })
    const after = applyRouteReplacements(before, [{ index: 1, route: added }])
    expect(after.routes).toEqual([before.routes[0], added, before.routes[1]])
    expect(stopList.get(after.stops, 'u')?.placement.routeNumber).toBe(2)
  })

  it('a stop that another route of the same name visits at the same position has the number of that route', () => {
    const [route, other] = [aRouteTo(['a']), aRouteTo([], { index: 1 })]
    const after = applyRouteReplacements(aPlanOf([route, other]), [
      { index: 0, route: { ...route, visits: [] } },
      { index: 1, route: { ...other, visits: route.visits } },
    ])
    expect(stopList.get(after.stops, 'a')?.placement.routeNumber).toBe(2)
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
