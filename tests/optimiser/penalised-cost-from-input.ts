import type { SolverInput } from '../../optimiser'
import type { PenalisedRoutes } from '../../optimiser/descent'

/** By vehicle: its stops, by following the links. */
export const routesIn = ({ stopCount, vehicleCount, next }: PenalisedRoutes): ReadonlyArray<ReadonlyArray<number>> =>
  Array.from({ length: vehicleCount }, (_, vehicle) => {
    const route: number[] = []
    for (
      let node = next[stopCount + vehicle] ?? -1;
      node < stopCount && route.length <= stopCount;
      node = next[node] ?? -1
    )
      route.push(node)
    return route
  })

/** The cost of the routes of a plain problem in metres, penalties included, computed from the problem alone. */
export const penalisedCostFromInput = (problem: SolverInput, penalisedRoutes: PenalisedRoutes): number =>
  routesIn(penalisedRoutes).reduce(
    (sum, route) => sum + (route.length === 0 ? 0 : costOf(problem, penalisedRoutes, route)),
    0,
  )

const NEVER = 2 ** 28

const costOf = (
  { matrixSize, stops, ...problem }: SolverInput,
  penalisedRoutes: PenalisedRoutes,
  route: ReadonlyArray<number>,
): number => {
  const [vehicle] = problem.vehicles
  if (vehicle === undefined) return NaN
  const hasNoRoad = (legIndex: number): boolean =>
    (problem.metres[legIndex] ?? -1) < 0 || (problem.seconds[legIndex] ?? -1) < 0
  let matrixRow = vehicle.start
  let [time, metres, late, load] = [vehicle.earliest, 0, 0, 0]
  for (const node of [...route, undefined]) {
    const stop = node === undefined ? undefined : stops[node]
    const to = stop?.matrixRow ?? vehicle.end
    const legIndex = matrixRow * matrixSize + to
    metres += (problem.metres[legIndex] ?? -1) < 0 ? NEVER : (problem.metres[legIndex] ?? 0)
    time += hasNoRoad(legIndex) ? NEVER : (problem.seconds[legIndex] ?? 0)
    const [window] = stop?.windows ?? []
    const [from, until] =
      stop === undefined ? [vehicle.earliest, vehicle.latest] : [window?.from ?? -NEVER, window?.to ?? NEVER - 1]
    late += Math.max(0, Math.max(time, from) - until)
    time = Math.min(Math.max(time, from), until) + (stop?.service ?? 0)
    load += stop?.demand[0] ?? 0
    matrixRow = to
  }
  const { loadPenalty, latePenalty } = penalisedRoutes
  const overload = Math.max(0, load - (vehicle.capacity[0] ?? Infinity))
  return metres + vehicle.fixedCost / problem.weights.perMetre + overload * loadPenalty + late * latePenalty
}
