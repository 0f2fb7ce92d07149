import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildInstance } from '../../optimiser/instance'
import { longestDayBound } from '../../optimiser/instance/longest-day-bound'
import type { SolverInput } from '../../optimiser'
import { createRandom, shuffle } from '../../optimiser/random'
import { aSimpleTown } from './a-town'

/** The duration of a route that visits stops in a random order until the vehicle is full. */
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
  const { vehicles, ...otherFields } = aSimpleTown(stops, 1)
  return { ...otherFields, vehicles: vehicles.map((vehicle) => ({ ...vehicle, capacity: [capacity], latest: 1e8 })) }
}

describe('longestDayBound', () => {
  it('the bound is no shorter than any route, and below a simple upper limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 3, max: 60 }),
        fc.nat(),
        (stops, freeCapacity, seed) => {
          const problem = simpleTown(stops, freeCapacity)
          const instance = buildInstance(problem)
          const bound = longestDayBound(instance, () => false)
          expect(routeSeconds(problem, seed)).toBeLessThanOrEqual(bound)
          expect(bound).toBeLessThanOrEqual((Math.min(freeCapacity, stops) + 1) * (300 + 3100))
          expect(instance.isNeverLate).toBe(true)
        },
      ),
    )
  })

  it('nothing can be late where the hours of vehicles are at least the bound', () => {
    const simpleInput = simpleTown(20, 9)
    const bound = longestDayBound(buildInstance(simpleInput), () => false)
    const endingAt = (latest: number): SolverInput => ({
      ...simpleInput,
      vehicles: simpleInput.vehicles.map((vehicle) => ({ ...vehicle, earliest: 100, latest: 100 + latest })),
    })
    expect(buildInstance(endingAt(bound)).isNeverLate).toBe(true)
    expect(buildInstance(endingAt(bound - 1)).isNeverLate).toBe(false)
  })
})
