import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRoutes, countStopMoves } from '../../../src/domain/optimisation'
import { aRouteTo } from '../../kit/builders/route'

const north = aRouteTo(['a', 'b'], { driverId: 'd1' })
const south = aRouteTo(['c'], { index: 1, name: 'Zuid', carrierId: 8 })

describe('compareRoutes', () => {
  it('equal routes differ in nothing', () => {
    const compared = compareRoutes([north, south], [south, north])
    expect(compared).toEqual([
      { before: south, after: south, plannedCount: 0, movedInCount: 0 },
      { before: north, after: north, plannedCount: 0, movedInCount: 0 },
    ])
    expect(countStopMoves(compared)).toEqual({ planned: 0, moved: 0, unplanned: 0 })
  })

  it('routes are paired by carrier, else by driver, else by name, and only within a day', () => {
    const byDriver = { ...south, driverId: 'd1', carrierId: undefined }
    const byCarrier = { ...north, driverId: undefined, carrierId: 8 }
    const otherDay = { ...north, day: '2026-11-24' }
    expect(compareRoutes([north, south], [byDriver, byCarrier, otherDay]).map(({ before }) => before)).toEqual([
      north,
      south,
      undefined,
    ])
    const both = { ...north, carrierId: 8 }
    expect(compareRoutes([{ ...north, carrierId: 7 }, south], [both])[0]?.before).toBe(south)
    const named = { ...south, driverId: undefined, carrierId: undefined }
    expect(compareRoutes([north, south], [named])[0]?.before).toBe(south)
  })

  it('a comparison counts added and moved stops, and lists new and removed routes', () => {
    const fuller = { ...north, visits: [...north.visits, ...south.visits, ...aRouteTo(['x']).visits] }
    const fresh = aRouteTo(['b'], { name: 'West', carrierId: 9, driverId: 'd9' })
    const compared = compareRoutes(
      [north, south],
      [{ ...fuller, visits: fuller.visits.slice(0, 1).concat(fuller.visits.slice(2)) }, fresh],
    )
    expect(
      compared.map(({ before, after, plannedCount, movedInCount }) => [
        before?.name,
        after?.name,
        plannedCount,
        movedInCount,
      ]),
    ).toEqual([
      ['Noord', 'Noord', 1, 1],
      [undefined, 'West', 0, 1],
      ['Zuid', undefined, 0, 0],
    ])
    expect(countStopMoves(compared)).toEqual({ planned: 1, moved: 2, unplanned: 0 })
  })

  it('a stop that loses its route is counted', () => {
    expect(countStopMoves(compareRoutes([north], [{ ...north, visits: north.visits.slice(1) }]))).toEqual({
      planned: 0,
      moved: 0,
      unplanned: 1,
    })
  })

  it('each route is listed once, whatever the plans', () => {
    const aRoute = fc
      .record({
        driverId: fc.constantFrom(undefined, 'd1', 'd2'),
        carrierId: fc.constantFrom(undefined, 7, 8),
        name: fc.constantFrom('Noord', 'Zuid'),
        day: fc.constantFrom('2026-11-23', 'Di'),
      })
      .map((change) => aRouteTo([], change))
    fc.assert(
      fc.property(fc.array(aRoute, { maxLength: 6 }), fc.array(aRoute, { maxLength: 6 }), (now, then) => {
        const compared = compareRoutes(now, then)
        const befores = compared.flatMap(({ before }) => before ?? [])
        expect(new Set(befores)).toEqual(new Set(now))
        expect(befores).toHaveLength(now.length)
        expect(compared.flatMap(({ after }) => after ?? [])).toEqual(then)
      }),
    )
  })
})
