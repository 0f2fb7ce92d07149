import type { SolverOutput } from './solver-output'
import type { SolverInput } from './solver-input'

/**
 * A problem with its matrix rows and stops renumbered, and a function that restores the original numbers in its plan.
 */
export type Renumbering = { readonly problem: SolverInput; readonly toOriginal: (plan: SolverOutput) => SolverOutput }

/** With fewer stops, all numbers fit into the processor's cache. */
const MIN_STOPS = 500
/** With more rows, copies of the matrices take too much memory, the more so where there are two matrices. */
const MAX_ROWS = 6200
const MAX_ROWS_TWO_MATRICES = 5200

/**
 * Gives stops that lie close together numbers close together, so that numbers that are
 * read together lie together in memory.
 */
export const renumber = (problem: SolverInput, isStopped: () => boolean): Renumbering => {
  const { matrixSize, metres, seconds, stops, currentRoutes } = problem
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
        .flatMap((index) => stops.slice(index, index + 1))
        .map((stop) => ({ ...stop, matrixRow: newRowOf[stop.matrixRow] ?? 0 })),
      vehicles: problem.vehicles.map((vehicle) => ({
        ...vehicle,
        start: newRowOf[vehicle.start] ?? 0,
        end: newRowOf[vehicle.end] ?? 0,
      })),
      ...(currentRoutes && {
        currentRoutes: currentRoutes.map((route) => route.map((stop) => newStopOf[stop] ?? stop)),
      }),
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

/** The inverse of an order: by number, its index in the list. */
const invertOrder = (list: Int32Array): Int32Array => {
  const inverse = new Int32Array(list.length)
  list.forEach((number, index) => {
    inverse[number] = index
  })
  return inverse
}

const permuteMatrix = (matrix: Int32Array, order: Int32Array, isStopped: () => boolean): Int32Array => {
  const size = order.length
  const copy = new Int32Array(matrix.length)
  for (let from = 0; from < size && !isStopped(); from += 1) {
    const row = (order[from] ?? 0) * size
    for (let to = 0; to < size; to += 1) copy[from * size + to] = matrix[row + (order[to] ?? 0)] ?? 0
  }
  return copy
}

/** So few rows need no further order. */
const MAX_UNSORTED = 4

/**
 * An order of rows in which neighbours are mostly close together: all rows are split into a near
 * half and a far half, and each half again.
 */
const orderByHalves = (metres: Int32Array, size: number, isStopped: () => boolean): Int32Array => {
  const order = Int32Array.from({ length: size }, (_, row) => row)
  const metresBetween = (from: number, to: number): number => metres[from * size + to] ?? 0
  const halve = (from: number, until: number): void => {
    const range = order.subarray(from, until)
    if (range.length <= MAX_UNSORTED || isStopped()) return
    const before = order[from - 1] ?? range[0] ?? 0
    const farRow = farthest(range, (row) => metresBetween(before, row))
    const otherRow = farthest(range, (row) => metresBetween(farRow, row))
    const [first, last] =
      metresBetween(before, farRow) < metresBetween(before, otherRow) ? [farRow, otherRow] : [otherRow, farRow]
    range.set(sortedBy(range, (row) => metresBetween(first, row) - metresBetween(last, row)))
    const middle = (from + until) >> 1
    halve(from, middle)
    halve(middle, until)
  }
  halve(0, size)
  return order
}

const farthest = (rows: Int32Array, metresOf: (row: number) => number): number => {
  let [maxMetres, farthestRow] = [-Infinity, rows[0] ?? 0]
  for (const row of rows) {
    const metresTo = metresOf(row)
    if (metresTo > maxMetres) [maxMetres, farthestRow] = [metresTo, row]
  }
  return farthestRow
}

/** Sorted by a key; rows with equal keys keep their order. */
const sortedBy = (range: Int32Array, keyOf: (row: number) => number): Int32Array => {
  const keys = Float64Array.from(range, (row, index) => keyOf(row) * range.length + index).toSorted()
  return Int32Array.from(keys, (key) => range[((key % range.length) + range.length) % range.length] ?? 0)
}
