import type { Instance } from '../instance'
import type { Search } from '../search'

/** The temperatures at which annealing begins and ends. */
export type Temperatures = { readonly first: number; readonly last: number }

/**
 * The first temperature, in mean distances between stops that lie close together, and what it is divided by in the end.
 */
const FIRST_FACTOR = 1
const COOLING_FACTOR = 100
/**
 * Plain problems with windows and more stops than this cool less, since routes
 * still tangled at low heat would stay tangled.
 */
const MANY_WITH_WINDOWS = 600
const COOLING_FACTOR_WITH_WINDOWS = 30
/**
 * With windows, or with more stops to a route than this, routes tangle more, and untangling them takes more heat: so
 * many times as much for so many times the stops, up to a limit.
 */
const STOPS_PER_ROUTE = 8
const MAX_FACTOR = 3
/**
 * Plain problems without windows and with more stops than this have no time for
 * small gains: they stay this hot to the end.
 */
const VERY_MANY = 2000
const MAX_FACTOR_VERY_MANY = 4
const LAST_FACTOR_VERY_MANY = 0.1
/** Where vehicles or days differ, or time has a price, a gain takes a change of whole routes, and so more heat. */
const MIXED_FACTOR = 3

export const temperaturesFor = ({ instance, accepted }: Search, meanCost: number): Temperatures => {
  const routes = accepted.length.reduce((sum, count) => (count > 0 ? sum + 1 : sum), 0)
  const stops = (instance.stops - accepted.unplanned.count) / Math.max(1, routes)
  const mixedFactor = instance.isSimple ? 1 : MIXED_FACTOR
  const isVeryMany = instance.isSimple && !instance.hasWindows && instance.stops > VERY_MANY
  const coolingFactor =
    instance.isSimple && instance.hasWindows && instance.stops > MANY_WITH_WINDOWS
      ? COOLING_FACTOR_WITH_WINDOWS
      : COOLING_FACTOR
  const maxFactor = isVeryMany ? MAX_FACTOR_VERY_MANY : instance.hasWindows ? MAX_FACTOR : FIRST_FACTOR
  const first = meanCost * mixedFactor * Math.min(maxFactor, Math.max(FIRST_FACTOR, stops / STOPS_PER_ROUTE))
  return { first, last: isVeryMany ? meanCost * LAST_FACTOR_VERY_MANY : first / coolingFactor }
}

/** What it costs on average to drive from a stop to one of its nearest stops. */
const NEAREST_COUNT = 10

export const meanNeighbourCost = ({ instance, nearest: { perStop, list } }: Search): number => {
  const { stops, matrixRow, matrixSize, metres, seconds, weights }: Instance = instance
  let [sum, count] = [0, 0]
  for (let stop = 0; stop < stops; stop += 1)
    for (let rank = 1; rank <= Math.min(NEAREST_COUNT, perStop - 1); rank += 1) {
      const legIndex = (matrixRow[stop] ?? 0) * matrixSize + (matrixRow[list[stop * perStop + rank] ?? 0] ?? 0)
      sum += weights.perMetre * (metres[legIndex] ?? 0) + weights.perSecond * (seconds[legIndex] ?? 0)
      count += 1
    }
  return sum === 0 ? 1 : sum / count
}
