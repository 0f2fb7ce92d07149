import { type Layout, costWithoutPenalties, type WorkingRoutes } from '../descent'

/** A plan in the population, without the vehicle of each route, since all vehicles are alike. */
export type Individual = Layout & {
  readonly routes: number
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

export const createIndividual = (workingRoutes: WorkingRoutes, isLocalOptimum: boolean): Individual => {
  const { stops, vehicles, next, count, load, late, capacity } = workingRoutes
  const order = new Int32Array(stops)
  const firstIndex = new Int32Array(vehicles + 1)
  const routeOf = new Int32Array(stops)
  const after = new Int32Array(stops).fill(DEPOT)
  const before = new Int32Array(stops).fill(DEPOT)
  let [index, routes, overload, totalLate] = [0, 0, 0, 0]
  for (let vehicle = 0; vehicle < vehicles; vehicle += 1) {
    overload += Math.max(0, (load[vehicle] ?? 0) - capacity)
    totalLate += late[vehicle] ?? 0
    let last = DEPOT
    for (let node = next[stops + vehicle] ?? 0; node < stops; node = next[node] ?? 0) {
      order[index] = node
      index += 1
      before[node] = last
      if (last !== DEPOT) after[last] = node
      routeOf[node] = routes
      last = node
    }
    if ((count[vehicle] ?? 0) > 0) routes += 1
    firstIndex[routes] = index
  }
  firstIndex.fill(index, routes + 1)
  const metres = costWithoutPenalties(workingRoutes)
  const plan = {
    order,
    firstIndex,
    origin: undefined,
    routes,
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
