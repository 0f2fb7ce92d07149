import { shuffle } from '../random'
import type { Facts } from '../instance'
import type { Search } from '../search'

type KeyOf = (facts: Facts, stop: number) => number

const load: KeyOf = ({ amount }, stop) => -(amount[stop] ?? 0)
const near: KeyOf = ({ metres, place, places, stops }, stop) =>
  metres[(place[stops] ?? 0) * places + (place[stop] ?? 0)] ?? 0
const far: KeyOf = (facts, stop) => -near(facts, stop)
const tight: KeyOf = ({ open, close }, stop) => (close[stop] ?? 0) - (open[stop] ?? 0)
const early: KeyOf = ({ open }, stop) => open[stop] ?? 0
const late: KeyOf = ({ close }, stop) => -(close[stop] ?? 0)
const dear: KeyOf = ({ unplannedCost }, stop) => -(unplannedCost[stop] ?? 0)

/**
 * The orders to choose from; one that stands here more often is chosen more often.
 * Without windows, the last six do not apply.
 */
const keys: ReadonlyArray<KeyOf | undefined> = [
  undefined,
  undefined,
  undefined,
  undefined,
  load,
  load,
  load,
  load,
  far,
  far,
  near,
  tight,
  tight,
  early,
  early,
  late,
  late,
]
const WITHOUT_WINDOWS = 11

/** Puts the waiting stops in the order in which they will be inserted: random, or by a property. */
export const inTurn = ({ facts, chance, waiting }: Search): void => {
  const { stops, count } = waiting
  shuffle(stops, count, chance)
  const key = keys[chance.below(facts.hasWindows ? keys.length : WITHOUT_WINDOWS)]
  if (key !== undefined) sortBy(facts, stops, count, key)
  if (facts.areUnequal && chance.part() < 0.5) sortBy(facts, stops, count, dear)
  if (facts.hasPinned) sortBy(facts, stops, count, chance.part() < 0.5 ? pinnedFirst : pinnedLast)
}

/**
 * Stops with a fixed position go first or last: the others then fill the positions before
 * them, or have to find a place behind them.
 */
const pinnedLast: KeyOf = ({ pinned }, stop) => pinned[stop] ?? 0
const pinnedFirst: KeyOf = ({ pinned }, stop) => (pinned[stop] ?? 0) || Infinity

/** With more stops, an insertion sort takes too long. */
const FEW = 100

/** Sorts by a key; equal stops keep their order. */
const sortBy = (facts: Facts, stops: Int32Array, count: number, keyOf: KeyOf): void => {
  if (count > FEW) {
    stops.subarray(0, count).sort((one, other) => keyOf(facts, one) - keyOf(facts, other) || 0)
    return
  }
  for (let at = 1; at < count; at += 1) {
    const stop = stops[at] ?? 0
    const key = keyOf(facts, stop)
    let free = at
    while (free > 0 && keyOf(facts, stops[free - 1] ?? 0) > key) {
      stops[free] = stops[free - 1] ?? 0
      free -= 1
    }
    stops[free] = stop
  }
}
