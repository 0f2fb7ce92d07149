import { link } from './link-nodes'
import { measure } from './measure-route'
import { NONE, type Sketch } from './working-routes'

/**
 * Routes as lists: the stops of one vehicle after those of another, where each
 * vehicle's begin, and where each route came from.
 */
export type Layout = {
  readonly order: Int32Array
  readonly first: Int32Array
  readonly origin: Int32Array | undefined
}

/** Lays these routes into the sketch. Stops that are in no route become unvisited. */
export const lay = (sketch: Sketch, { order, first, origin }: Layout): void => {
  const { stops, vehicles, tourOf, tried } = sketch
  tourOf.fill(NONE)
  tried.fill(0)
  sketch.changes = 1
  sketch.idle = NONE
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
    let call = stops + vehicle
    for (let at = first[vehicle] ?? 0; at < (first[vehicle + 1] ?? 0); at += 1) {
      const stop = order[at] ?? 0
      link(sketch, call, stop)
      call = stop
    }
    link(sketch, call, stops + vehicles + vehicle)
    measure(sketch, vehicle)
    sketch.origin[vehicle] = origin?.[vehicle] ?? 0
  }
}

/** The routes of the sketch as lists. */
export const layoutIn = ({ stops, vehicles, next }: Sketch): Layout => {
  const order = new Int32Array(stops)
  const first = new Int32Array(vehicles + 1)
  let count = 0
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
    for (let call = next[stops + vehicle] ?? 0; call < stops; call = next[call] ?? 0) {
      order[count] = call
      count += 1
    }
    first[vehicle + 1] = count
  }
  return { order, first, origin: undefined }
}

/** What the routes cost in metres, without penalties. */
export const priceOf = ({ vehicles, count, way, fixed }: Sketch): number => {
  let sum = 0
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1)
    if ((count[vehicle] ?? 0) > 0) sum += (way[vehicle] ?? 0) + fixed
  return sum
}
