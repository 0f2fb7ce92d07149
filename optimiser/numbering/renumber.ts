import type { SolverOutput } from '../solver-output'
import type { SolverInput } from '../solver-input'
import { orderByHalves } from './order-by-halves'
import { permuteMatrix } from './permute-matrix'

/**
 * A problem with its places and stops renumbered, and a function that gives a plan of it the original numbers again.
 */
export type Renumbering = { readonly problem: SolverInput; readonly toOriginal: (plan: SolverOutput) => SolverOutput }

/** With fewer stops, all figures fit into the cache anyhow. */
const MIN_STOPS = 500
/** With more places, copies of the matrices take too much memory, the more so where there are two matrices. */
const MAX_ROWS = 6200
const MAX_ROWS_TWO_MATRICES = 5200

/**
 * Gives stops that lie close together numbers close together, so that figures that are
 * read together also lie together in memory.
 */
export const renumber = (problem: SolverInput, isStopped: () => boolean): Renumbering => {
  const { matrixSize, metres, seconds, stops, present } = problem
  const maxRows = metres === seconds ? MAX_ROWS : MAX_ROWS_TWO_MATRICES
  if (stops.length < MIN_STOPS || matrixSize > maxRows) return { problem, toOriginal: (plan) => plan }
  const oldRowOf = orderByHalves(metres, matrixSize, isStopped)
  const newRowOf = invertOrder(oldRowOf)
  const newRowOfStop = (stop: number): number => newRowOf[stops[stop]?.matrixRow ?? 0] ?? 0
  const oldStopOf = Int32Array.from(stops.keys()).toSorted(
    (first, second) => newRowOfStop(first) - newRowOfStop(second) || first - second,
  )
  const newStopOf = invertOrder(oldStopOf)
  const newMetres = permuteMatrix(metres, oldRowOf, isStopped)
  return {
    problem: {
      ...problem,
      metres: newMetres,
      seconds: seconds === metres ? newMetres : permuteMatrix(seconds, oldRowOf, isStopped),
      stops: [...oldStopOf]
        .flatMap((at) => stops.slice(at, at + 1))
        .map((stop) => ({ ...stop, place: newRowOf[stop.matrixRow] ?? 0 })),
      vehicles: problem.vehicles.map((vehicle) => ({
        ...vehicle,
        start: newRowOf[vehicle.start] ?? 0,
        end: newRowOf[vehicle.end] ?? 0,
      })),
      ...(present && { present: present.map((route) => route.map((stop) => newStopOf[stop] ?? stop)) }),
    },
    toOriginal: (plan) => ({
      ...plan,
      routes: plan.routes.map((route) => ({
        ...route,
        visits: route.visits.map((visit) => ({ ...visit, stop: oldStopOf[visit.stop] ?? 0 })),
      })),
      unplanned: plan.unplanned.map((stop) => oldStopOf[stop] ?? 0).toSorted((first, second) => first - second),
    }),
  }
}

/** The inverse of an order: by number, its place in the list. */
const invertOrder = (list: Int32Array): Int32Array => {
  const inverse = new Int32Array(list.length)
  list.forEach((number, at) => {
    inverse[number] = at
  })
  return inverse
}
