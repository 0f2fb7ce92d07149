import type { Facts } from '../instance'
import { goBack, goOn, shortest } from './extend-labels'
import { ceilingOf, floorOf } from './time-bounds'
import { habitsOf, type Habits } from './break-options'
import { addLabel, noLabels, type Labels } from './labels'

/**
 * For each call, the labels of the piece of the route up to it (head: from the depot to the end of service) and from it
 * on (tail: from the arrival there to the depot). With both, an insertion can be timed without going through the route.
 */
export type Ways = {
  readonly heads: Labels
  readonly tails: Labels
  readonly habits: ReadonlyArray<Habits>
  /**
   * by vehicle: for how many of its first stops, and of its last, the labels are up to
   * date; -1 where there are too many labels
   */
  readonly headsTo: Int32Array
  readonly tailsTo: Int32Array
  /** an extra call to hold the labels of an insertion that is being tried */
  readonly slate: number
}

const TOO_MANY = -1

/** The part of `Tours` that is needed here. */
type Routes = {
  readonly order: Int32Array
  readonly stride: number
  readonly length: Int32Array
  readonly ways: Ways | undefined
}

/** With more breaks, there are too many orders to take them in. */
const MOST_BREAKS = 4

/** None where a single label says all, or where lateness has a price, since that depends on everything before. */
export const noWays = (facts: Facts): Ways | undefined => {
  const { isDirect, weights, breaks, stops, vehicles, open, close } = facts
  if (isDirect || weights.lateness !== undefined || breaks.some(({ length }) => length > MOST_BREAKS)) return undefined
  const slate = stops + 2 * vehicles
  return {
    heads: noLabels(slate + 1, { floor: floorOf(facts), ceiling: -Infinity }),
    tails: noLabels(slate, { floor: Infinity, ceiling: ceilingOf(facts) }),
    habits: breaks.map((some, vehicle) =>
      habitsOf({ earliest: open[stops + vehicle] ?? 0, latest: close[stops + vehicle] ?? 0, breaks: some }),
    ),
    headsTo: new Int32Array(vehicles),
    tailsTo: new Int32Array(vehicles),
    slate,
  }
}

/**
 * A vehicle's route has changed at one spot, or everywhere. Labels that no longer hold
 * are computed again when they are needed.
 */
export const forgetWays = ({ ways, length }: Routes, vehicle: number, spot: number | undefined): void => {
  if (ways === undefined) return
  const before = spot === undefined ? 0 : spot - 1
  const after = spot === undefined ? 0 : (length[vehicle] ?? 0) - spot
  ways.headsTo[vehicle] = Math.max(0, Math.min(before, ways.headsTo[vehicle] ?? 0))
  ways.tailsTo[vehicle] = Math.max(0, Math.min(after, ways.tailsTo[vehicle] ?? 0))
}

/** How long a vehicle with stops is out; undefined where the labels do not tell. */
export const durationByWays = (facts: Facts, routes: Routes, vehicle: number): number | undefined => {
  const { ways, order, stride, length } = routes
  const own = ways?.habits[vehicle]
  if (ways === undefined || own === undefined || !areHeadsKnown(facts, routes, vehicle)) return undefined
  const end = setBack(facts, ways.tails, own, vehicle)
  const stop = order[vehicle * stride + (length[vehicle] ?? 0)] ?? 0
  return shortest(facts, ways, own, { stop, noted: stop, next: end })
}

/** The same with one more stop behind so many others. */
export const durationByWaysWith = (
  facts: Facts,
  routes: Routes,
  vehicle: number,
  before: number,
  stop: number,
): number | undefined => {
  const { ways, order, stride } = routes
  const own = ways?.habits[vehicle]
  if (ways === undefined || own === undefined) return undefined
  if (!areHeadsKnown(facts, routes, vehicle) || !areTailsKnown(facts, routes, vehicle)) return undefined
  const at = vehicle * stride + before
  const isKnown = goOn(facts, ways.heads, own, { call: order[at] ?? 0, stop, noteAt: ways.slate })
  return isKnown ? shortest(facts, ways, own, { stop, noted: ways.slate, next: order[at + 1] ?? 0 }) : undefined
}

const areHeadsKnown = (facts: Facts, { ways, order, stride, length }: Routes, vehicle: number): boolean => {
  const own = ways?.habits[vehicle]
  if (ways === undefined || own === undefined || ways.headsTo[vehicle] === TOO_MANY) return false
  const first = vehicle * stride
  const count = length[vehicle] ?? 0
  const known = ways.headsTo[vehicle] ?? 0
  let hasRoom = known > 0 || setOut(facts, ways.heads, own, vehicle)
  for (let at = first + known + 1; at <= first + count; at += 1) {
    const stop = order[at] ?? 0
    hasRoom = goOn(facts, ways.heads, own, { call: order[at - 1] ?? 0, stop, noteAt: stop }) && hasRoom
  }
  ways.headsTo[vehicle] = hasRoom ? count : TOO_MANY
  return hasRoom
}

const areTailsKnown = (facts: Facts, { ways, order, stride, length }: Routes, vehicle: number): boolean => {
  const own = ways?.habits[vehicle]
  if (ways === undefined || own === undefined || ways.tailsTo[vehicle] === TOO_MANY) return false
  const first = vehicle * stride
  const count = length[vehicle] ?? 0
  const known = ways.tailsTo[vehicle] ?? 0
  if (known === 0) setBack(facts, ways.tails, own, vehicle)
  let hasRoom = true
  for (let at = first + count - known; at > first; at -= 1)
    hasRoom = goBack(facts, ways.tails, own, { stop: order[at] ?? 0, next: order[at + 1] ?? 0 }) && hasRoom
  ways.tailsTo[vehicle] = hasRoom ? count : TOO_MANY
  return hasRoom
}

const setOut = (facts: Facts, heads: Labels, { starts }: Habits, vehicle: number): boolean => {
  const start = facts.stops + vehicle
  heads.count[start] = 0
  let hasRoom = true
  for (const { from, breaks } of starts)
    hasRoom = addLabel(heads, start, { done: from, time: 0, last: facts.close[start] ?? 0, breaks }) && hasRoom
  return hasRoom
}

const setBack = (facts: Facts, tails: Labels, { ends }: Habits, vehicle: number): number => {
  const end = facts.stops + facts.vehicles + vehicle
  tails.count[end] = 0
  for (const { last, breaks } of ends) addLabel(tails, end, { done: facts.open[end] ?? 0, time: 0, last, breaks })
  return end
}
