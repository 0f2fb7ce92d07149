import assert from 'node:assert/strict'
import { describe, expect, it } from 'vitest'
import { acceptedPart } from '../../../src/domain/optimisation'
import { applyMoves, type Move } from '../../../src/domain/move'
import { findBrokenRouteRules } from '../../../src/domain/problem'
import { planFromDocuments, type Plan } from '../../../src/domain/plan'
import { totalsOf, type Route } from '../../../src/domain/route'
import { scheduleRoute, segmentsOf } from '../../../src/domain/schedule'
import { stopList, type StopLookup } from '../../../src/domain/stop'
import { movesContext } from '../../kit/builders/moves-context'
import { aPlanOf } from '../../kit/builders/plan'
import { travelAlongRoad } from '../../kit/builders/problem'
import { aRouteTo } from '../../kit/builders/route'
import { left, right } from '../../kit/either'

const plan = aPlanOf([aRouteTo(['a', 'b', 'c'], { index: 0 }), aRouteTo(['d'], { index: 3, carrierId: undefined })], [])
const toRoute = (index: number) => ({ kind: 'route', index }) as const
const reloadAfter = (stop: string): Move => ({
  stop: 'reload-0-1',
  to: toRoute(0),
  position: { kind: 'after', stop },
  from: undefined,
})
const moved = (from: Plan, ...moves: ReadonlyArray<Move>): Plan => right(applyMoves(from, moves, movesContext)).plan
const orderOf = ({ routes }: Plan): string => (routes[0]?.visits ?? []).map(({ id }) => id).join(' ')
const withReload = (): Plan => moved(plan, reloadAfter('b'))
const routeWithReload = (): Route => {
  const [route] = withReload().routes
  return route ?? assert.fail('No route')
}
const stopOf: StopLookup = (id) => stopList.get(plan.stops, id)

describe('a reload of a route', () => {
  it('a reload is added, moved and taken off by moves of its id', () => {
    const reloaded = withReload()
    expect(orderOf(reloaded)).toBe('a b reload-0-1 c')
    expect(routeWithReload().visits.map(({ stopNumber }) => stopNumber)).toEqual([10, 20, 30, 40])
    expect(orderOf(moved(reloaded, reloadAfter('a')))).toBe('a reload-0-1 b c')
    expect(orderOf(moved(reloaded, { ...reloadAfter('a'), to: { kind: 'unplanned' } }))).toBe('a b c')
  })

  it('a reload may be what a stop comes after', () => {
    const afterReload: Move = { ...reloadAfter('reload-0-1'), stop: 'd' }
    expect(orderOf(moved(withReload(), afterReload))).toBe('a b reload-0-1 d c')
  })

  it('a reload is refused on the route of another and where its route is gone', () => {
    const refusal = (move: Move) => left(applyMoves(plan, [move], movesContext)).kind
    expect(refusal({ ...reloadAfter('d'), to: toRoute(3) })).toBe('reload of another route')
    expect(refusal({ ...reloadAfter('d'), stop: 'reload-9-1', to: toRoute(9) })).toBe('no such route')
    const toNewRoute: Move = { ...reloadAfter('a'), to: { kind: 'driver', driverId: 'driver-1', day: '2026-11-24' } }
    expect(refusal(toNewRoute)).toBe('reload of another route')
  })

  it('a reload does not keep a route that loses its last stop', () => {
    const unplanned = ['a', 'b', 'c'].map((stop): Move => ({ ...reloadAfter('a'), stop, to: { kind: 'unplanned' } }))
    expect(moved(withReload(), ...unplanned).routes.map(({ index }) => index)).toEqual([3])
  })

  it('a reload takes the loading time of its driver, and is no stop', () => {
    const route = routeWithReload()
    const scheduled = scheduleRoute(route, stopOf, travelAlongRoad, { earliest: '08:00', loadingMinutes: 45 })
    const loading = segmentsOf(scheduled, stopOf).filter(({ kind }) => kind === 'reload')
    expect(loading.map(({ from, until, stop }) => [until - from, stop])).toEqual([[45 * 60, 'reload-0-1']])
    expect(totalsOf(scheduled, stopOf).stopCount).toBe(3)
  })

  it('a reload has one spelling: an id with leading zeros, or without a count, is that of no reload', () => {
    for (const stop of ['reload-00-1', 'reload-0-01', 'reload-0-0', 'reload-0-'])
      expect(left(applyMoves(plan, [{ ...reloadAfter('b'), stop }], movesContext))).toMatchObject({ stop })
  })

  it('a reload starts a trip whose load is counted anew', () => {
    const route = routeWithReload()
    const limits = { capacity: [2], earliest: 0, latest: 86_400 }
    expect(totalsOf(route, stopOf).load).toEqual([2])
    expect(findBrokenRouteRules(route, stopOf, limits)).toEqual([])
    expect(findBrokenRouteRules(route, stopOf, { ...limits, trips: 1 })).toEqual([{ kind: 'too many trips', by: 1 }])
    const [single] = plan.routes
    expect(single && findBrokenRouteRules(single, stopOf, limits)).toEqual([
      { kind: 'over capacity', dimension: 0, by: 1 },
    ])
  })

  it('names its route after a proposal is accepted under another number', () => {
    const taken = aPlanOf(
      [aRouteTo(['x'], { index: 0, carrierId: undefined, day: '2026-11-30' })],
      ['a', 'b', 'c', 'd'],
    )
    const { routes, stops } = acceptedPart(taken, withReload(), new Set(['route 3', 'gone 0']))
    const accepted = routes.find(({ visits }) => visits.some(({ id }) => id === 'a'))
    expect(accepted?.visits.map(({ id }) => id)).toEqual(['a', 'b', `reload-${accepted?.index}-1`, 'c'])
    expect(accepted?.index).not.toBe(0)
    expect(stopList.get(stops, 'c')?.placement.stopNumber).toBe(40)
  })

  it('a reload is read from a sent plan, but not under the id of another route', () => {
    const reloaded = withReload()
    const { routes, unknownFields } = reloaded
    expect(right(planFromDocuments({ routes, unknownFields }, reloaded.stops, plan)).routes).toEqual(routes)
    const wrong = routes.map((item) => (item.index === 0 ? { ...item, index: 1 } : item))
    expect(left(planFromDocuments({ routes: wrong, unknownFields }, reloaded.stops, plan))).toEqual([
      { field: 'projectDocument.routes.0', reason: 'Route 2 has a reload of another route: "reload-0-1"' },
    ])
  })
})
