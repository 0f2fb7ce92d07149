import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { integerAmounts } from '../../../server/solver/loads'
import { peakLoad } from '../../../src/domain/route'
import { aProblemOf, aProblemStop, aVehicle } from '../../kit/builders/problem'
import { testRuns } from '../../laws/test-runs'

const anAmount = () =>
  fc.oneof(fc.integer({ min: 0, max: 50 }), fc.constantFrom(0.1, 0.07, 2.5, 1_000_000, 1_000_000_000))

const problemOf = (demands: ReadonlyArray<number>, capacity: number) =>
  aProblemOf(
    demands.map((demand, index) => aProblemStop(`s${index}`, 10, { demand: [demand] })),
    [aVehicle('v', { capacity: [capacity] })],
  )

const loadFits = (demands: ReadonlyArray<number>, capacity: number): boolean =>
  (peakLoad(demands.map((demand) => ({ type: 'Delivery', demand: [demand] })))[0] ?? 0) <= capacity

describe('integerAmounts', () => {
  it('integer loads fit an integer capacity only where the decimal ones fit, and their sum is below 2³¹', () => {
    fc.assert(
      fc.property(
        fc.array(anAmount(), { minLength: 1, maxLength: 12 }),
        fc.oneof(fc.integer({ min: 1, max: 100 }), fc.constant(1_000_000_000)),
        (demands, capacity) => {
          const integers = integerAmounts(problemOf(demands, capacity))
          const loads = demands.map((demand) => integers.demand([demand])[0] ?? NaN)
          const capacityUnits = integers.capacity([capacity])[0] ?? NaN
          for (const figure of [...loads, capacityUnits]) expect(Number.isSafeInteger(figure)).toBe(true)
          const total = loads.reduce((sum, load) => sum + load, 0)
          expect(total).toBeLessThan(2 ** 31)
          expect(total > capacityUnits || loadFits(demands, capacity)).toBe(true)
        },
      ),
      testRuns,
    )
  })

  it.each([
    [[1, 2, 3], 6],
    [[0.1, 0.2, 0.7], 1],
    [[0.07, 0.93], 1],
    [[1_000_000, 1_000_000], 2_000_000],
  ])('the loads %j fill a capacity of %d exactly', (demands, capacity) => {
    const integers = integerAmounts(problemOf(demands, capacity))
    const total = demands.reduce((sum, demand) => sum + (integers.demand([demand])[0] ?? NaN), 0)
    expect(total).toBe(integers.capacity([capacity])[0])
  })
})
