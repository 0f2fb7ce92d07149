import { type RouteLists, costWithoutPenalties, type PenalisedRoutes } from '../descent'

/** A plan in the population. */
export type Individual = RouteLists & {
  readonly routeCount: number
  /** by route: its vehicle */
  readonly vehicles: Int32Array
  /** by stop: its route, and the stops after and before it, DEPOT for the depot, UNVISITED where no route has it */
  readonly routeOf: Int32Array
  readonly after: Int32Array
  readonly before: Int32Array
  /** its cost without penalties, the load beyond capacity, and the seconds of lateness */
  readonly cost: number
  readonly overload: number
  readonly late: number
  /** no small move improves it any more */
  readonly isLocalOptimum: boolean
  /** the others of its group, the most similar first, and their distances */
  readonly neighbours: Individual[]
  readonly distances: number[]
  /** the lower the better: by cost, and by difference from the others */
  rank: number
}

export const DEPOT = -1
export const UNVISITED = -2

export const createIndividual = (penalisedRoutes: PenalisedRoutes, isLocalOptimum: boolean): Individual => {
  const { stopCount, vehicleCount, next, visitCount, sizes } = penalisedRoutes
  const order = new Int32Array(stopCount)
  const firstIndex = new Int32Array(vehicleCount + 1)
  const vehicles = new Int32Array(vehicleCount)
  const routeOf = new Int32Array(stopCount).fill(UNVISITED)
  const after = new Int32Array(stopCount).fill(UNVISITED)
  const before = new Int32Array(stopCount).fill(UNVISITED)
  let [index, routeCount, overload, late] = [0, 0, 0, 0]
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) {
    overload += penalisedRoutes.overload[vehicle] ?? 0
    late += penalisedRoutes.late[vehicle] ?? 0
    let last = DEPOT
    for (let node = next[stopCount + vehicle] ?? 0; node < stopCount; node = next[node] ?? 0) {
      order[index] = node
      index += 1
      before[node] = last
      after[node] = DEPOT
      if (last !== DEPOT) after[last] = node
      routeOf[node] = routeCount
      last = node
    }
    vehicles[routeCount] = sizes?.loadedAs[vehicle] ?? vehicle
    if ((visitCount[vehicle] ?? 0) > 0) routeCount += 1
    firstIndex[routeCount] = index
  }
  firstIndex.fill(index, routeCount + 1)
  return {
    order: order.subarray(0, index),
    firstIndex,
    vehicles: vehicles.subarray(0, routeCount),
    origin: undefined,
    routeCount,
    routeOf,
    after,
    before,
    cost: costWithoutPenalties(penalisedRoutes),
    overload,
    late,
    isLocalOptimum,
    neighbours: [],
    distances: [],
    rank: 0,
  }
}

export const isFeasible = ({ overload, late }: Individual): boolean => overload === 0 && late === 0
