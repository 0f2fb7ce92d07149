import { shuffle } from '../random'
import type { Instance } from '../instance'
import type { Search } from '../search'

type KeyOf = (instance: Instance, stop: number) => number

const largestFirst: KeyOf = ({ stopLoad }, stop) => -(stopLoad[stop] ?? 0)
const nearestFirst: KeyOf = ({ metres, matrixRow, matrixSize, stopCount }, stop) =>
  metres[(matrixRow[stopCount] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)] ?? 0
const farthestFirst: KeyOf = (instance, stop) => -nearestFirst(instance, stop)
const narrowestFirst: KeyOf = ({ open, close }, stop) => (close[stop] ?? 0) - (open[stop] ?? 0)
const earliestFirst: KeyOf = ({ open }, stop) => open[stop] ?? 0
const latestFirst: KeyOf = ({ close }, stop) => -(close[stop] ?? 0)
const costliestFirst: KeyOf = ({ unplannedCost }, stop) => -(unplannedCost[stop] ?? 0)

/** The orders to choose from, repeated by their weight. Without windows, the last six do not apply. */
const sortKeys: ReadonlyArray<KeyOf | undefined> = [
  undefined,
  undefined,
  undefined,
  undefined,
  largestFirst,
  largestFirst,
  largestFirst,
  largestFirst,
  farthestFirst,
  farthestFirst,
  nearestFirst,
  narrowestFirst,
  narrowestFirst,
  earliestFirst,
  earliestFirst,
  latestFirst,
  latestFirst,
]
const KEYS_WITHOUT_WINDOWS = 11

/** Puts the waiting stops in the order in which they will be inserted: random, or by a property. */
export const sortWaiting = ({ instance, random, waiting }: Search): void => {
  const { stops, count } = waiting
  shuffle(stops, count, random)
  const key = sortKeys[random.integer(instance.hasWindows ? sortKeys.length : KEYS_WITHOUT_WINDOWS)]
  if (key !== undefined) sortBy(instance, stops, count, key)
  if (instance.hasUnequalUnplannedCosts && random.fraction() < 0.5) sortBy(instance, stops, count, costliestFirst)
  if (instance.hasFixedPositions) sortBy(instance, stops, count, random.fraction() < 0.5 ? fixedFirst : fixedLast)
}

/** Stops with a fixed position go first or last: the others then fill the positions before them, or go behind them. */
const fixedLast: KeyOf = ({ fixedPosition }, stop) => fixedPosition[stop] ?? 0
const fixedFirst: KeyOf = ({ fixedPosition }, stop) => (fixedPosition[stop] ?? 0) || Infinity

/** With more stops, an insertion sort takes too long. */
const INSERTION_SORT_MAX = 100

/** Sorts by a key; equal stops keep their order. */
const sortBy = (instance: Instance, stops: Int32Array, count: number, keyOf: KeyOf): void => {
  if (count > INSERTION_SORT_MAX) {
    stops.subarray(0, count).sort((first, second) => keyOf(instance, first) - keyOf(instance, second) || 0)
    return
  }
  for (let index = 1; index < count; index += 1) {
    const stop = stops[index] ?? 0
    const key = keyOf(instance, stop)
    let target = index
    while (target > 0 && keyOf(instance, stops[target - 1] ?? 0) > key) {
      stops[target] = stops[target - 1] ?? 0
      target -= 1
    }
    stops[target] = stop
  }
}

const LOW_SKIP_RATE = 0.01
const HIGH_SKIP_RATE = 0.5
const MUST_INSERT_RATE = 0.2

/** The share of positions skipped in steps that skip any, and the share of such steps. */
const POSITION_SKIP_RATE = 0.3
const SKIPPING_STEPS_RATE = 0.02

/**
 * Draws how the stops of this step are inserted: the skip rates, and whether they are inserted at any cost. A stop with
 * the third position fixed needs two stops before it, which would cost less elsewhere or unplanned: some steps insert them
 * at any cost. Where stops are unplanned or vehicles reload, some steps skip positions: a stop or a
 * trip may fit only if others are not at their cheapest positions.
 */
export const drawInsertionMode = (search: Search): void => {
  const { instance, accepted, random } = search
  search.mustInsert = instance.hasFixedPositions && random.fraction() < MUST_INSERT_RATE
  search.skipRate = search.mustInsert ? HIGH_SKIP_RATE : LOW_SKIP_RATE
  const maySkip = !instance.isPlain && (accepted.unplanned.count > 0 || instance.reloadCount > 0)
  const skips = search.mustInsert || (maySkip && random.fraction() < SKIPPING_STEPS_RATE)
  search.positionSkipRate = skips ? POSITION_SKIP_RATE : 0
}
