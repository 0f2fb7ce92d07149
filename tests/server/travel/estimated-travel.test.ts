import * as O from 'fp-ts/Option'
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { estimatedTravel } from '../../../server/travel'
import { decodePolyline } from '../../../src/domain/map'
import { findLegInTable } from '../../../src/domain/problem'
import { noLegs } from '../../../src/domain/route'
import { aPoint } from '../../kit/arbitraries/address'
import { testRuns } from '../../laws/test-runs'
import { inCpuUnits } from '../../kit/cpu-unit'
import { roadLaws } from './road-laws'
import { figuresOfLeg } from './figures-of-leg'

const gouda = { lat: 52.0116, lng: 4.7105 }
const utrecht = { lat: 52.0907, lng: 5.1214 }
const zwolle = { lat: 52.5126, lng: 6.0936 }

describe.each(roadLaws.map((law) => [law.statement, law] as const))('law: %s', (_words, law) => {
  it('the law holds for generated places', () => {
    const { holds, refuted } = law.check(testRuns)
    expect(holds, `${refuted?.text}\n\n${refuted?.reason}`).toBe(true)
  })

  it.each(law.mutants)('the law rejects the mutant: %s', (mutant) => {
    expect(law.check({ ...testRuns, numRuns: 2_000, endOnFailure: true }, mutant).refuted?.by).toBe('assertion')
  })
})

describe('estimatedTravel', () => {
  // 1.3 times the straight line by haversine: 2 km in streets, 13 km on main roads, and the rest on motorways.
  it.each([
    ['Utrecht', utrecht, 38.275, 37],
    ['Zwolle', zwolle, 142.19, 110],
  ])('the road from Gouda to %s has the estimated length and time', (_, to, kilometres, minutes) => {
    const { metres = NaN, seconds = NaN } = estimatedTravel.leg(gouda, to) ?? {}
    expect(metres / 1000).toBeCloseTo(kilometres, 2)
    expect(Math.round(seconds / 60)).toBe(minutes)
  })

  it('a short road takes 24 km an hour', () => {
    const { metres = NaN, seconds = NaN } = estimatedTravel.leg(gouda, { ...gouda, lat: gouda.lat + 0.01 }) ?? {}
    expect(metres).toBe(1446)
    expect(seconds).toBe(217)
  })
})

describe('estimatedTravel.drive', () => {
  const places = [gouda, utrecht, zwolle]

  it('a drive is the sum of its legs', () => {
    const [first, second] = [estimatedTravel.leg(gouda, utrecht), estimatedTravel.leg(utrecht, zwolle)]
    const { metres, seconds } = estimatedTravel.drive(places)
    expect({ metres, seconds }).toEqual({
      metres: (first?.metres ?? NaN) + (second?.metres ?? NaN),
      seconds: (first?.seconds ?? NaN) + (second?.seconds ?? NaN),
    })
  })

  it('the line of a drive passes each place', () => {
    const drawn = decodePolyline(estimatedTravel.drive(places).polyline ?? '')
    expect(O.toUndefined(drawn)).toEqual(places)
  })

  it.each([[[]], [[gouda]]])('there is no drive along %j', (few) => {
    expect(estimatedTravel.drive(few)).toEqual({ metres: 0, seconds: 0, polyline: undefined, legs: noLegs })
  })
})

describe('estimatedTravel.table', () => {
  it('the table has the figures of every leg', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(aPoint(), { maxLength: 8, selector: JSON.stringify }), async (places) => {
        const byTable = findLegInTable(await estimatedTravel.table(places))
        for (const from of places)
          for (const to of places) expect(byTable(from, to)).toEqual(figuresOfLeg(estimatedTravel.leg(from, to)))
      }),
      testRuns,
    )
  })

  it('a table of 1,000 places takes at most ten CPU units', async () => {
    const places = fc.sample(aPoint(), { numRuns: 1_000, seed: 1 })
    const took = await inCpuUnits(async () => {
      const { seconds, metres } = await estimatedTravel.table(places)
      expect([seconds.length, metres.length]).toEqual([1_000_000, 1_000_000])
    })
    expect(took).toBeLessThan(10)
  })

  it('a cancelled table is given up at once', async () => {
    const places = fc.sample(aPoint(), { numRuns: 3_000, seed: 1 })
    const stop = new AbortController()
    const table = estimatedTravel.table(places, stop.signal)
    stop.abort(new Error('enough'))
    await expect(table).rejects.toThrow('enough')
  })

  it('learn does nothing, since estimates need no service', async () => {
    expect(await estimatedTravel.prefetch([[gouda, zwolle]])).toBeUndefined()
  })
})
