import { type Layout, priceOf, type Sketch } from '../descent'

/** A plan in the population, kept to be mixed with others; it does not say which vehicle drives which route. */
export type Individual = Layout & {
  readonly routes: number
  /** by stop: its route, and the stops after and before it, -1 for the depot */
  readonly routeOf: Int32Array
  readonly after: Int32Array
  readonly before: Int32Array
  /** its cost in metres, its load too much, and its lateness */
  readonly price: number
  readonly over: number
  readonly late: number
  /** no small move improves it any more */
  readonly isSettled: boolean
  /** the others of its group, the most similar first, and how far apart they are */
  readonly others: Individual[]
  readonly apart: number[]
  /** the lower the better: by cost, and by difference from the others */
  rank: number
}

export const DEPOT = -1

export const individualOf = (sketch: Sketch, isSettled: boolean): Individual => {
  const { stops, vehicles, next, count, load, late, capacity } = sketch
  const order = new Int32Array(stops)
  const first = new Int32Array(vehicles + 1)
  const routeOf = new Int32Array(stops)
  const after = new Int32Array(stops).fill(DEPOT)
  const before = new Int32Array(stops).fill(DEPOT)
  let [at, routes, over, lateInAll] = [0, 0, 0, 0]
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
    over += Math.max(0, (load[vehicle] ?? 0) - capacity)
    lateInAll += late[vehicle] ?? 0
    let last = DEPOT
    for (let call = next[stops + vehicle] ?? 0; call < stops; call = next[call] ?? 0) {
      order[at] = call
      at += 1
      before[call] = last
      if (last !== DEPOT) after[last] = call
      routeOf[call] = routes
      last = call
    }
    if ((count[vehicle] ?? 0) > 0) routes += 1
    first[routes] = at
  }
  first.fill(at, routes + 1)
  const price = priceOf(sketch)
  const known = { order, first, origin: undefined, routes, routeOf, after, before, price, over, late: lateInAll }
  return { ...known, isSettled, others: [], apart: [], rank: 0 }
}

export const isSound = ({ over, late }: Individual): boolean => over === 0 && late === 0
