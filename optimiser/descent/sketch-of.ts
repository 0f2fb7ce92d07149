import type { Facts, Nearest } from '../facts'
import { firstFines } from './first-fines'
import { ordersOf } from './orders-of'
import { NONE, type Sketch } from './sketch'

/** An empty sketch for so many vehicles. */
export const sketchOf = (facts: Facts, near: Nearest, vehicles: number): Sketch => {
  const { stops } = facts
  const calls = Int32Array.from({ length: stops + 2 * vehicles }, (_, call) => {
    if (call < stops) return call
    return call < stops + vehicles ? stops : stops + facts.vehicles
  })
  const metres = spread(facts, facts.metres, calls)
  const seconds = facts.seconds === facts.metres ? metres : spread(facts, facts.seconds, calls)
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
    mayPrecede: ordersOf(facts, near),
    ...nobodyVisited(calls.length, stops, vehicles),
    ...firstFines(facts, near),
  }
}

/** By call and call; who goes from his start to his end at once stays at home. */
const spread = ({ stops, place, places }: Facts, matrix: Int32Array, calls: Int32Array): Int32Array => {
  const wide = new Int32Array(calls.length ** 2)
  calls.forEach((from, at) => {
    const row = (place[from] ?? 0) * places
    calls.forEach((to, other) => {
      if (from < stops || to < stops) wide[at * calls.length + other] = matrix[row + (place[to] ?? 0)] ?? 0
    })
  })
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
