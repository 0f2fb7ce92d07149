import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factsOf } from '../../optimiser/instance'
import { longestDay } from '../../optimiser/instance/longest-day-bound'
import type { Problem } from '../../optimiser'
import { chanceOf, shuffle } from '../../optimiser/random'
import { aPlainTown } from './a-town'

/** How long a vehicle is out that takes stops in a random order for as long as it has room. */
const hoursOf = ({ stops, seconds, places, vehicles }: Problem, seed: number): number => {
  const order = Int32Array.from(stops.keys())
  shuffle(order, order.length, chanceOf(seed))
  let [room, place, hours] = [vehicles[0]?.capacity[0] ?? 0, 0, 0]
  for (const stop of order) {
    const { demand = [], service = 0, place: there = 0 } = stops[stop] ?? {}
    room -= demand[0] ?? 0
    if (room < 0) break
    hours += (seconds[place * places + there] ?? 0) + service
    place = there
  }
  return hours + (seconds[place * places] ?? 0)
}

const town = (stops: number, capacity: number): Problem => {
  const { vehicles, ...rest } = aPlainTown(stops, 1)
  return { ...rest, vehicles: vehicles.map((vehicle) => ({ ...vehicle, capacity: [capacity], latest: 1e8 })) }
}

describe('the longest day of a plain problem', () => {
  it('is no shorter than any route, and not much longer than it has to be', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 3, max: 60 }), fc.nat(), (stops, room, seed) => {
        const problem = town(stops, room)
        const facts = factsOf(problem)
        const most = longestDay(facts, () => false)
        expect(hoursOf(problem, seed)).toBeLessThanOrEqual(most)
        expect(most).toBeLessThanOrEqual((Math.min(room, stops) + 1) * (300 + 3100))
        expect(facts.isTimeless).toBe(true)
      }),
    )
  })

  it('shows whether anything can be late', () => {
    const plain = town(20, 9)
    const most = longestDay(factsOf(plain), () => false)
    const until = (latest: number): Problem => ({
      ...plain,
      vehicles: plain.vehicles.map((vehicle) => ({ ...vehicle, earliest: 100, latest: 100 + latest })),
    })
    expect(factsOf(until(most)).isTimeless).toBe(true)
    expect(factsOf(until(most - 1)).isTimeless).toBe(false)
  })
})
