import { type RouteLists, costWithoutPenalties, type PenalisedRoutes } from '../descent'

/** A plan in the population, without the vehicle of each route, since all vehicles are alike. */
export type Individual = RouteLists & {
  readonly routeCount: number
  /** by stop: its route, and the stops after and before it, -1 for the depot */
  readonly routeOf: Int32Array
  readonly after: Int32Array
  readonly before: Int32Array
  /** its cost in metres, the load beyond capacity, and the seconds of lateness */
  readonly metres: number
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

export const createIndividual = (penalisedRoutes: PenalisedRoutes, isLocalOptimum: boolean): Individual => {
  const { stopCount, vehicleCount, next, visitCount, load, late, capacity } = penalisedRoutes
  const order = new Int32Array(stopCount)
  const firstIndex = new Int32Array(vehicleCount + 1)
  const routeOf = new Int32Array(stopCount)
  const after = new Int32Array(stopCount).fill(DEPOT)
  const before = new Int32Array(stopCount).fill(DEPOT)
  let [index, routeCount, overload, totalLate] = [0, 0, 0, 0]
  for (let vehicle = 0; vehicle < vehicleCount; vehicle += 1) {
    overload += Math.max(0, (load[vehicle] ?? 0) - capacity)
    totalLate += late[vehicle] ?? 0
    let last = DEPOT
    for (let node = next[stopCount + vehicle] ?? 0; node < stopCount; node = next[node] ?? 0) {
      order[index] = node
      index += 1
      before[node] = last
      if (last !== DEPOT) after[last] = node
      routeOf[node] = routeCount
      last = node
    }
    if ((visitCount[vehicle] ?? 0) > 0) routeCount += 1
    firstIndex[routeCount] = index
  }
  firstIndex.fill(index, routeCount + 1)
  const metres = costWithoutPenalties(penalisedRoutes)
  const plan = {
    order,
    firstIndex,
    origin: undefined,
    routeCount,
    routeOf,
    after,
    before,
    metres,
    overload,
    late: totalLate,
  }
  return { ...plan, isLocalOptimum, neighbours: [], distances: [], rank: 0 }
}

export const isFeasible = ({ overload, late }: Individual): boolean => overload === 0 && late === 0
