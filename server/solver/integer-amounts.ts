import type { RouteProblem } from '../../src/domain/problem'

/** Larger sums would not fit the whole numbers of the solver. */
const MAX_TOTAL = 1_000_000_000

const MAX_SCALE = 1_000

/** Loads as whole numbers: capacities are rounded down, and loads are rounded up. */
export type IntegerAmounts = {
  readonly demand: (amounts: ReadonlyArray<number>) => ReadonlyArray<number>
  readonly capacity: (limits: ReadonlyArray<number>) => ReadonlyArray<number>
}

export const integerAmounts = ({ stops, vehicles }: RouteProblem): IntegerAmounts => {
  const dimensions = Math.max(0, ...vehicles.map(({ capacity }) => capacity.length))
  const scales = Array.from({ length: dimensions }, (_, dimension) => {
    const maxCapacity = Math.max(...vehicles.map(({ capacity }) => capacity[dimension] ?? 0))
    const amounts = stops.map(({ demand }) => Math.min(demand[dimension] ?? 0, maxCapacity + 1))
    return scaleOf(amounts, maxCapacity)
  })
  return {
    demand: (amounts) =>
      scales.map(({ scale, maxAmount }, dimension) => roundUp(Math.min(amounts[dimension] ?? 0, maxAmount) * scale)),
    capacity: (limits) => limits.map((limit, dimension) => Math.floor(limit * (scales[dimension]?.scale ?? 1))),
  }
}

/** A load that exceeds every capacity fits nowhere, so its exact size does not matter for the scale. */
const scaleOf = (amounts: ReadonlyArray<number>, capacity: number) => {
  const total = amounts.reduce((sum, amount) => sum + amount, capacity + 1)
  const maxScale = amounts.every(Number.isInteger) ? 1 : MAX_SCALE
  return { scale: Math.min(maxScale, MAX_TOTAL / total), maxAmount: capacity + 1 }
}

/** Rounds up, but ignores floating-point errors: 0.07 times 1,000 must give 70. */
const roundUp = (amount: number): number => Math.ceil(Math.round(amount * 1e6) / 1e6)
