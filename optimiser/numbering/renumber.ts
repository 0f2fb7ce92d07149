import type { Plan } from '../solver-output'
import type { Problem } from '../solver-input'
import { byHalves } from './order-by-halves'
import { rearranged } from './permute-matrix'

/**
 * A problem with its places and stops renumbered, and a function that gives a plan of it the original numbers again.
 */
export type Numbered = { readonly problem: Problem; readonly asAsked: (plan: Plan) => Plan }

/** With fewer stops, all figures fit into the cache anyhow. */
const FEWEST = 500
/** With more places, copies of the matrices take too much memory, the more so where there are two matrices. */
const MOST = 6200
const MOST_OF_TWO = 5200

/**
 * Gives stops that lie close together numbers close together, so that figures that are
 * read together also lie together in memory.
 */
export const numbered = (problem: Problem, isStopped: () => boolean): Numbered => {
  const { places, metres, seconds, stops, present } = problem
  const most = metres === seconds ? MOST : MOST_OF_TWO
  if (stops.length < FEWEST || places > most) return { problem, asAsked: (plan) => plan }
  const placeAt = byHalves(metres, places, isStopped)
  const newPlace = turnedRound(placeAt)
  const placeOf = (stop: number): number => newPlace[stops[stop]?.place ?? 0] ?? 0
  const stopAt = Int32Array.from(stops.keys()).toSorted((one, other) => placeOf(one) - placeOf(other) || one - other)
  const newStop = turnedRound(stopAt)
  const metresThere = rearranged(metres, placeAt, isStopped)
  return {
    problem: {
      ...problem,
      metres: metresThere,
      seconds: seconds === metres ? metresThere : rearranged(seconds, placeAt, isStopped),
      stops: [...stopAt]
        .flatMap((at) => stops.slice(at, at + 1))
        .map((stop) => ({ ...stop, place: newPlace[stop.place] ?? 0 })),
      vehicles: problem.vehicles.map((vehicle) => ({
        ...vehicle,
        start: newPlace[vehicle.start] ?? 0,
        end: newPlace[vehicle.end] ?? 0,
      })),
      ...(present && { present: present.map((route) => route.map((stop) => newStop[stop] ?? stop)) }),
    },
    asAsked: (plan) => ({
      ...plan,
      routes: plan.routes.map((route) => ({
        ...route,
        visits: route.visits.map((visit) => ({ ...visit, stop: stopAt[visit.stop] ?? 0 })),
      })),
      unplanned: plan.unplanned.map((stop) => stopAt[stop] ?? 0).toSorted((one, other) => one - other),
    }),
  }
}

/** The inverse of an order: by number, its place in the list. */
const turnedRound = (list: Int32Array): Int32Array => {
  const round = new Int32Array(list.length)
  list.forEach((number, at) => {
    round[number] = at
  })
  return round
}
