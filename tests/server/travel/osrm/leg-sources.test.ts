import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimatedTravel, legCounter, type PlacePair } from '../../../../server/travel'
import type { Coordinates } from '../../../../src/domain/address'
import type { LegCounts, RoadSource } from '../../../../src/domain/route'
import { aPoint } from '../../../kit/arbitraries/address'
import type { Fault } from '../../fake-service'
import { osrmForEachTest } from './osrm-for-each-test'
import { metresBetween, secondsBetween } from './osrm-stand-in'

const gouda = { lat: 52.0116, lng: 4.7105 }
const utrecht = { lat: 52.0907, lng: 5.1214 }
const zwolle = { lat: 52.5168, lng: 6.083 }

const quickFaults: ReadonlyArray<Fault | undefined> = [undefined, 'status 500', 'nonsense', 'garbage', 'partial']

/** What is known of a leg that OSRM was asked for first, and then with that fault. */
const expectedLeg = ([from, to]: PlacePair, isGiven: boolean) => {
  const [seconds, metres] = [secondsBetween(from, to), metresBetween(from, to)]
  if (!isGiven) return estimatedTravel.leg(from, to)
  return seconds === null || metres === null
    ? undefined
    : { seconds: Math.ceil(seconds), metres: Math.ceil(metres), source: 'osrm' }
}

const countOf = (sources: ReadonlyArray<RoadSource | undefined>): LegCounts => ({
  osrm: sources.filter((source) => source === 'osrm').length,
  file: 0,
  main: 0,
  estimate: sources.filter((source) => source === 'estimate').length,
})

describe('the source of a leg', () => {
  const osrm = osrmForEachTest()

  it('a leg comes from OSRM only where OSRM gave its figures, and drives and counters count it so, once', async () => {
    const somePlaces = fc.uniqueArray(aPoint(), {
      minLength: 2,
      maxLength: 6,
      selector: ({ lat, lng }: Coordinates) => `${lat},${lng}`,
    })
    await fc.assert(
      fc.asyncProperty(
        somePlaces,
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        fc.constantFrom(...quickFaults),
        async (places, areGiven, fault) => {
          const pairs = places.flatMap((from) =>
            places.flatMap((to): ReadonlyArray<PlacePair> => (from === to ? [] : [[from, to]])),
          )
          const roads = osrm.travel()
          for (const [index, pair] of pairs.entries()) if (areGiven[index] === true) await roads.requestLegs([pair], [])
          osrm.service.fail(fault)
          await roads.requestLegs(pairs, [])
          osrm.service.fail(undefined)
          const known = pairs.map((pair, index) => expectedLeg(pair, areGiven[index] === true || fault === undefined))
          const { leg, counted } = legCounter(roads)
          expect(pairs.map(([from, to]) => leg(from, to))).toEqual(known)
          expect(pairs.map(([from, to]) => roads.leg(from, to))).toEqual(known)
          // Asked again, also with other objects, they are the same legs.
          for (const [from, to] of pairs) leg({ ...from }, to)
          expect(counted()).toEqual(countOf(pairs.map(([from, to]) => roads.leg(from, to)?.source)))
          const along = places.slice(1).map((to, index) => roads.leg(places[index] ?? to, to)?.source)
          expect(roads.drive(places).legs).toEqual(countOf(along))
        },
      ),
      { numRuns: 50 },
    )
  })

  it.each([
    ['estimates', () => estimatedTravel],
    ['OSRM', () => osrm.travel()],
  ])('a leg from a place to itself comes from nowhere, with %s', (_, open) => {
    const roads = open()
    expect(roads.leg(gouda, { ...gouda })?.source).toBeUndefined()
    expect(roads.drive([gouda, { ...gouda }, utrecht]).legs).toEqual({ osrm: 0, file: 0, main: 0, estimate: 1 })
  })

  it('a table that OSRM does not give is an estimate, and one that is known stays what it was', async () => {
    const roads = osrm.travel()
    expect((await roads.table([gouda, utrecht])).source).toBe('osrm')
    osrm.service.fail('status 500')
    expect((await roads.table([gouda, utrecht])).source).toBe('osrm')
    expect((await roads.table([utrecht])).source).toBe('osrm')
    expect((await roads.table([gouda, utrecht, zwolle])).source).toBe('estimate')
  })
})
