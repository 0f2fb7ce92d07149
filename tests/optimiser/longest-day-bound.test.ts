import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildInstance } from '../../optimiser/instance'
import { longestDayBound } from '../../optimiser/instance/longest-day-bound'
import type { SolverInput } from '../../optimiser'
import { createRandom, shuffle } from '../../optimiser/random'
import { aSimpleTown } from './a-town'

/** How long a vehicle is out that takes stops in a random order for as long as it has room. */
const routeSeconds = ({ stops, seconds, matrixSize, vehicles }: SolverInput, seed: number): number => {
  const order = Int32Array.from(stops.keys())
  shuffle(order, order.length, createRandom(seed))
  let [freeCapacity, matrixRow, hours] = [vehicles[0]?.capacity[0] ?? 0, 0, 0]
  for (const stop of order) {
    const { demand = [], service = 0, matrixRow: nextRow = 0 } = stops[stop] ?? {}
    freeCapacity -= demand[0] ?? 0
    if (freeCapacity < 0) break
    hours += (seconds[matrixRow * matrixSize + nextRow] ?? 0) + service
    matrixRow = nextRow
  }
  return hours + (seconds[matrixRow * matrixSize] ?? 0)
}

const simpleTown = (stops: number, capacity: number): SolverInput => {
  const { vehicles, ...rest } = aSimpleTown(stops, 1)
  return { ...rest, vehicles: vehicles.map((vehicle) => ({ ...vehicle, capacity: [capacity], latest: 1e8 })) }
}

describe('the longest day of a plain problem', () => {
  it('is no shorter than any route, and not much longer than it has to be', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 3, max: 60 }),
        fc.nat(),
        (stops, freeCapacity, seed) => {
          const problem = simpleTown(stops, freeCapacity)
          const facts = buildInstance(problem)
          const bound = longestDayBound(facts, () => false)
          expect(routeSeconds(problem, seed)).toBeLessThanOrEqual(bound)
          expect(bound).toBeLessThanOrEqual((Math.min(freeCapacity, stops) + 1) * (300 + 3100))
          expect(facts.isNeverLate).toBe(true)
        },
      ),
    )
  })

  it('shows whether anything can be late', () => {
    const plain = simpleTown(20, 9)
    const bound = longestDayBound(buildInstance(plain), () => false)
    const endingAt = (latest: number): SolverInput => ({
      ...plain,
      vehicles: plain.vehicles.map((vehicle) => ({ ...vehicle, earliest: 100, latest: 100 + latest })),
    })
    expect(buildInstance(endingAt(bound)).isNeverLate).toBe(true)
    expect(buildInstance(endingAt(bound - 1)).isNeverLate).toBe(false)
  })
})
