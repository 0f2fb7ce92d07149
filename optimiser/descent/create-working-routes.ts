import type { Facts, Nearest } from '../instance'
import { firstFines } from './initial-penalties'
import { NEAR_FIRST, NEAR_LAST, ordersOf } from './allowed-orders'
import { NONE, type Sketch } from './working-routes'

/** An empty sketch with so many vehicles. */
export const sketchOf = (
  facts: Facts,
  near: Nearest,
  vehicles: number,
  isStopped: () => boolean = () => false,
): Sketch => {
  const { stops } = facts
  const calls = Int32Array.from({ length: stops + 2 * vehicles }, (_, call) => {
    if (call < stops) return call
    return call < stops + vehicles ? stops : stops + facts.vehicles
  })
  const metres = spread(facts, facts.metres, calls, isStopped)
  const seconds = facts.seconds === facts.metres ? metres : spread(facts, facts.seconds, calls, isStopped)
  const isTimed = !facts.isTimeless
  const start = facts.place[stops]
  const isTwoWay = !isTimed && facts.metresTo === facts.metres && start === facts.place[stops + facts.vehicles]
  const byCall = (list: Int32Array): Int32Array => calls.map((call) => list[call] ?? 0)
  const amount = Float64Array.from(calls, (call) => (call < stops ? (facts.amount[call] ?? 0) : 0))
  return {
    stops,
    vehicles,
    calls: calls.length,
    metres,
    seconds,
    open: byCall(facts.open),
    close: byCall(facts.close),
    service: byCall(facts.service),
    amount,
    capacity: facts.capacity[0] ?? 0,
    fixed: (facts.fixedCost[0] ?? 0) / facts.weights.perMetre,
    isTimed,
    isTwoWay,
    near,
    mayPrecede: isTimed
      ? ordersOf(facts, near, isStopped)
      : new Uint8Array(near.list.length).fill(NEAR_FIRST + NEAR_LAST),
    ...nobodyVisited(calls.length, stops, vehicles),
    ...firstFines(facts, near),
  }
}

/**
 * The matrix by call instead of by place. Driving from a start straight to an end costs
 * nothing, since an empty route stays at home.
 */
const spread = (
  { stops, place, places }: Facts,
  matrix: Int32Array,
  calls: Int32Array,
  isStopped: () => boolean,
): Int32Array => {
  const columns = calls.map((call) => place[call] ?? 0)
  const wide = new Int32Array(calls.length ** 2)
  for (let from = 0; from < calls.length && !isStopped(); from += 1) {
    const row = (columns[from] ?? 0) * places
    const until = from < stops ? calls.length : stops
    for (let to = 0; to < until; to += 1) wide[from * calls.length + to] = matrix[row + (columns[to] ?? 0)] ?? 0
  }
  return wide
}

type Routes = Omit<
  Sketch,
  | 'stops'
  | 'vehicles'
  | 'calls'
  | 'metres'
  | 'seconds'
  | 'open'
  | 'close'
  | 'service'
  | 'amount'
  | 'capacity'
  | 'fixed'
  | 'isTimed'
  | 'isTwoWay'
  | 'near'
  | 'mayPrecede'
  | 'loadFine'
  | 'lateFine'
>

const nobodyVisited = (calls: number, stops: number, vehicles: number): Routes => ({
  next: new Int32Array(calls),
  prev: new Int32Array(calls),
  tourOf: new Int32Array(calls),
  spot: new Int32Array(calls),
  leg: new Int32Array(calls),
  headDone: new Int32Array(calls),
  headLate: new Float64Array(calls),
  headLoad: new Float64Array(calls),
  headWay: new Float64Array(calls),
  headBack: new Float64Array(calls),
  tailLast: new Int32Array(calls),
  tailLate: new Float64Array(calls),
  count: new Int32Array(vehicles),
  way: new Float64Array(vehicles),
  load: new Float64Array(vehicles),
  late: new Float64Array(vehicles),
  fine: new Float64Array(vehicles),
  changed: new Int32Array(vehicles),
  tried: new Int32Array(stops),
  changes: 0,
  origin: new Int32Array(vehicles),
  pieces: new Int32Array(9),
  saved: 0,
  idle: NONE,
})
