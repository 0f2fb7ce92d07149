import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addLegs, noLegs, figureSourceOfLegs, roadSources, type LegCounts } from '../../../src/domain/route'
import { dataDateOf, legsOfRoutes, figureSourceOfRoutes } from '../../../src/domain/move'
import { aRouteTo, aVisitTo } from '../../kit/builders/route'

const someLegs = (): fc.Arbitrary<LegCounts> =>
  fc.record({ osrm: fc.nat(20), file: fc.nat(20), main: fc.nat(20), estimate: fc.nat(20) }, { noNullPrototype: true })

const totalOf = (legs: LegCounts): number => roadSources.reduce((sum, source) => sum + legs[source], 0)

describe('figureSourceOfLegs', () => {
  it('the source is one with legs, no other has more, and with as many it is the less exact', () => {
    fc.assert(
      fc.property(someLegs(), (legs) => {
        const roads = figureSourceOfLegs(legs)
        expect(roads === undefined).toBe(totalOf(legs) === 0)
        if (roads === undefined) return
        expect(legs[roads.source]).toBeGreaterThan(0)
        for (const source of roadSources) expect(legs[source]).toBeLessThanOrEqual(legs[roads.source])
        const lessExact = roadSources.slice(roadSources.indexOf(roads.source) + 1)
        for (const source of lessExact) expect(legs[source]).toBeLessThan(legs[roads.source])
      }),
    )
  })

  it('the legs are counted where there are several sources, and only there', () => {
    fc.assert(
      fc.property(someLegs(), (legs) => {
        expect(figureSourceOfLegs(legs)?.legs).toEqual(
          roadSources.filter((source) => legs[source] > 0).length > 1 ? legs : undefined,
        )
      }),
    )
  })
})

const visitAt = (id: string, lat: number | undefined) =>
  aVisitTo(id, {
    address: { ...aVisitTo(id).address, coordinates: lat === undefined ? undefined : { lat, lng: 5.1 } },
  })

/** Three legs: the second stop is where the first is, and the third has no known place. */
const visits = [visitAt('a', 52.2), visitAt('b', 52.2), visitAt('c', undefined), visitAt('d', 52.3)]
const route = aRouteTo([], { visits, metres: 1 })

describe('figureSourceOfRoutes', () => {
  it('a route of one source counts the legs between its places', () => {
    expect(
      legsOfRoutes([
        { ...route, figureSource: { source: 'osrm', legs: undefined, dataDate: undefined, stopsOffRoads: undefined } },
      ]),
    ).toEqual({
      ...noLegs,
      osrm: 3,
    })
  })

  it('a stop that is where the route starts has no leg, wherever the route goes then', () => {
    const fromDepot = aRouteTo([], { visits: [visitAt('a', 52.1), visitAt('d', 52.3)], end: undefined })
    expect(
      legsOfRoutes([
        {
          ...fromDepot,
          figureSource: { source: 'osrm', legs: undefined, dataDate: undefined, stopsOffRoads: undefined },
        },
      ]),
    ).toEqual({
      ...noLegs,
      osrm: 1,
    })
  })

  it('a route that does not say its source counts as estimated', () => {
    const known = {
      ...route,
      index: 1,
      figureSource: { source: 'osrm', legs: undefined, dataDate: undefined, stopsOffRoads: undefined },
    } as const
    expect(figureSourceOfRoutes([route, known])).toEqual({
      source: 'estimate',
      legs: { osrm: 3, file: 0, main: 0, estimate: 3 },
    })
  })

  it('without routes there is the weakest claim', () => {
    expect(figureSourceOfRoutes([])).toEqual({
      source: 'estimate',
      legs: undefined,
      dataDate: undefined,
      stopsOffRoads: undefined,
    })
  })

  it('the roads of several routes are those of all their legs', () => {
    fc.assert(
      fc.property(fc.array(someLegs(), { maxLength: 4 }), (legsOfEach) => {
        const routes = legsOfEach.flatMap((legs) => {
          const roads = figureSourceOfLegs(legs)
          // One source alone is not counted, so such a route has the three legs between its places.
          return roads === undefined
            ? []
            : [{ route: { ...route, figureSource: roads }, legs: roads.legs ?? oneSource(roads.source) }]
        })
        const sum = routes.map(({ legs }) => legs).reduce(addLegs, noLegs)
        expect(figureSourceOfRoutes(routes.map((one) => one.route))).toEqual(
          figureSourceOfLegs(sum) ?? {
            source: 'estimate',
            legs: undefined,
            dataDate: undefined,
            stopsOffRoads: undefined,
          },
        )
      }),
    )
  })
})

describe('dataDateOf', () => {
  const routesWith = (...dates: ReadonlyArray<string | undefined>) =>
    dates.map((dataDate) => ({
      ...route,
      figureSource: { source: 'file', legs: undefined, dataDate, stopsOffRoads: undefined } as const,
    }))

  it('the date of the roads is that of the oldest file that a route has', () => {
    expect(dataDateOf(routesWith('2026-11-20', undefined, '2026-10-31', '2026-11-01'))).toBe('2026-10-31')
    expect(dataDateOf([...routesWith(undefined), route])).toBeUndefined()
  })
})

const oneSource = (source: keyof LegCounts): LegCounts => ({ ...noLegs, [source]: 3 })
