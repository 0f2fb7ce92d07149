import type { Facts } from '../facts'
import { goBack, goOn, shortest } from './along'
import { ceilingOf, floorOf } from './edges'
import { habitsOf, type Habits } from './habits'
import { addLabel, noLabels, type Labels } from './labels'

/**
 * The ways to do the piece of its route up to each call (from its depot, to the end of service) and the piece from each
 * call on (from the arrival there, to its depot): who knows both need not go through a route again to know what comes of
 * one stop more.
 */
export type Ways = {
  readonly heads: Labels
  readonly tails: Labels
  readonly habits: ReadonlyArray<Habits>
  /** by vehicle: of how many stops from the first, and of how many from the last, they are worked out; -1 where there are too many */
  readonly headsTo: Int32Array
  readonly tailsTo: Int32Array
  /** a call that is nobody's, to try things at */
  readonly slate: number
}

const TOO_MANY = -1

/** Routes as tours keep them, with their ways. */
type Routes = {
  readonly order: Int32Array
  readonly stride: number
  readonly length: Int32Array
  readonly ways: Ways | undefined
}

/** Beyond so many breaks there are too many orders to have them in. */
const MOST_BREAKS = 4

/** None where one label says it all, or where lateness has a price, which depends on everything before. */
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
 * A vehicle's route has changed at one place in the sequence, or all of it has: what else is known of its ways is worked
 * out anew when somebody asks.
 */
export const forgetWays = ({ ways, length }: Routes, vehicle: number, spot: number | undefined): void => {
  if (ways === undefined) return
  const before = spot === undefined ? 0 : spot - 1
  const after = spot === undefined ? 0 : (length[vehicle] ?? 0) - spot
  ways.headsTo[vehicle] = Math.max(0, Math.min(before, ways.headsTo[vehicle] ?? 0))
  ways.tailsTo[vehicle] = Math.max(0, Math.min(after, ways.tailsTo[vehicle] ?? 0))
}

/** How long a vehicle is out that visits somebody; undefined where that is not known so fast. */
export const durationByWays = (facts: Facts, routes: Routes, vehicle: number): number | undefined => {
  const { ways, order, stride, length } = routes
  const own = ways?.habits[vehicle]
  if (ways === undefined || own === undefined || !areHeadsKnown(facts, routes, vehicle)) return undefined
  const end = setBack(facts, ways.tails, own, vehicle)
  const stop = order[vehicle * stride + (length[vehicle] ?? 0)] ?? 0
  return shortest(facts, ways, own, { stop, noted: stop, next: end })
}

/** The same with one stop more after so many others. */
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
