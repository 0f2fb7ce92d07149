import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRoutes, countStopMoves } from '../../../src/domain/optimisation'
import { aRouteTo } from '../../kit/builders/route'

const north = aRouteTo(['a', 'b'], { driverId: 'd1' })
const south = aRouteTo(['c'], { index: 1, name: 'Zuid', externalRouteId: 8 })

describe('the routes of a proposal beside those of now', () => {
  it('are the same where nothing differs', () => {
    const compared = compareRoutes([north, south], [south, north])
    expect(compared).toEqual([
      { before: south, after: south, added: 0, movedIn: 0 },
      { before: north, after: north, added: 0, movedIn: 0 },
    ])
    expect(countStopMoves(compared)).toEqual({ added: 0, changed: 0, dropped: 0 })
  })

  it('are paired by carrier, or else by driver, or else by name, and only within a day', () => {
    const byDriver = { ...south, driverId: 'd1', externalRouteId: undefined }
    const byCarrier = { ...north, driverId: undefined, externalRouteId: 8 }
    const otherDay = { ...north, day: '2026-11-24' }
    expect(compareRoutes([north, south], [byDriver, byCarrier, otherDay]).map(({ before }) => before)).toEqual([
      north,
      south,
      undefined,
    ])
    const both = { ...north, externalRouteId: 8 }
    expect(compareRoutes([{ ...north, externalRouteId: 7 }, south], [both])[0]?.before).toBe(south)
    const named = { ...south, driverId: undefined, externalRouteId: undefined }
    expect(compareRoutes([north, south], [named])[0]?.before).toBe(south)
  })

  it('tell what is added, what moved in from another route, what is new, and what is driven no more', () => {
    const fuller = { ...north, visits: [...north.visits, ...south.visits, ...aRouteTo(['x']).visits] }
    const fresh = aRouteTo(['b'], { name: 'West', externalRouteId: 9, driverId: 'd9' })
    const compared = compareRoutes(
      [north, south],
      [{ ...fuller, visits: fuller.visits.slice(0, 1).concat(fuller.visits.slice(2)) }, fresh],
    )
    expect(compared.map(({ before, after, added, movedIn }) => [before?.name, after?.name, added, movedIn])).toEqual([
      ['Noord', 'Noord', 1, 1],
      [undefined, 'West', 0, 1],
      ['Zuid', undefined, 0, 0],
    ])
    expect(countStopMoves(compared)).toEqual({ added: 1, changed: 2, dropped: 0 })
  })

  it('count a stop that is on no route any more', () => {
    expect(countStopMoves(compareRoutes([north], [{ ...north, visits: north.visits.slice(1) }]))).toEqual({
      added: 0,
      changed: 0,
      dropped: 1,
    })
  })

  it('name each route once, whatever they are', () => {
    const aRoute = fc
      .record({
        driverId: fc.constantFrom(undefined, 'd1', 'd2'),
        externalRouteId: fc.constantFrom(undefined, 7, 8),
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
