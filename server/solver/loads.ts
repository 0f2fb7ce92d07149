import {
  type RouteProblem,
  isVehicleReload,
  loadChangeAt,
  type ProblemStop,
  type Vehicle,
} from '../../src/domain/problem'
import { peakLoad, roundAmount } from '../../src/domain/route'

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

/** By how much the load exceeds the capacity at the fullest moment of a tour; 0 where all fits. */
export const overload = ({ capacity }: Vehicle, stops: ReadonlyArray<ProblemStop>): number => {
  const load = peakLoad(stops.map(loadChangeAt))
  return capacity.reduce((max, limit, dimension) => Math.max(max, excessOf(load[dimension] ?? 0, limit)), 0)
}

/**
 * At least the overload, and quicker to find, because the order of the stops is ignored. 0 proves that all fits; on a
 * tour that only delivers or only picks up, on one trip, the figure is exact.
 */
export const overloadUpperBound = ({ capacity }: Vehicle, stops: ReadonlyArray<ProblemStop>): number =>
  capacity.reduce((max, limit, dimension) => {
    const sum = stops.reduce(
      (total, { type, demand }) => total + (type === 'Service' ? 0 : (demand[dimension] ?? 0)),
      0,
    )
    return Math.max(max, excessOf(sum, limit))
  }, 0)

const excessOf = (load: number, limit: number): number => (load > limit ? roundAmount(load - limit) : 0)

/** Whether the load depends on the order of the stops. */
export const hasMixedLoads = (stops: ReadonlyArray<ProblemStop>): boolean =>
  stops.some(({ id }) => isVehicleReload(id)) ||
  (stops.some(({ type }) => type === 'Pickup') && stops.some(({ type }) => type === 'Delivery'))
