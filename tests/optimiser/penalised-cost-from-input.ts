import type { SolverInput, Stop, Vehicle } from '../../optimiser'
import { FORBIDDEN, type PenalisedRoutes } from '../../optimiser/descent'

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

/** The cost of the routes in units, penalties and unvisited stops included, computed from the problem alone. */
export const penalisedCostFromInput = (problem: SolverInput, penalisedRoutes: PenalisedRoutes): number => {
  const routes = routesIn(penalisedRoutes)
  const visited = new Set(routes.flat())
  const unplanned = problem.stops.reduce(
    (sum, { unplannedCost }, stop) => sum + (visited.has(stop) ? 0 : unplannedCost),
    0,
  )
  return routes.reduce(
    (sum, route, index) =>
      sum + (route.length === 0 ? 0 : costOf(problem, penalisedRoutes, vehicleAt(penalisedRoutes, index), route)),
    unplanned / penalisedRoutes.unitCost,
  )
}

/** A move may change the size of a vehicle, and with it which vehicle it is. */
const vehicleAt = ({ sizes }: PenalisedRoutes, index: number): number => sizes?.loadedAs[index] ?? index

const NEVER = 2 ** 28

const costOf = (
  problem: SolverInput,
  penalisedRoutes: PenalisedRoutes,
  vehicleIndex: number,
  route: ReadonlyArray<number>,
): number => {
  const vehicle = problem.vehicles[vehicleIndex]
  if (vehicle === undefined) return NaN
  const { weights } = problem
  const { unitCost, loadPenalty, latePenalty, loadScale } = penalisedRoutes
  const stops = route.flatMap((stop) => problem.stops[stop] ?? [])
  const legs = legsOf(problem, vehicle, stops)
  const longestDay = Math.max(1, ...problem.vehicles.map(({ earliest, latest }) => latest - earliest))
  const costsOnlyMetres = weights.perSecond === 0 && weights.balance === 0 && weights.compactness === 0
  const maxLegCost = costsOnlyMetres ? NEVER : 2 ** 26
  const drivenLegs = costsOnlyMetres
    ? legs
    : legs.map((leg) => ({ ...leg, seconds: Math.min(leg.seconds, 2 * longestDay) }))
  const legCost = legs.reduce((sum, { metres, seconds }, index) => {
    const isBetweenStops = index > 0 && index < legs.length - 1
    const cost = Math.round((weights.perMetre * metres + weights.perSecond * seconds) / unitCost)
    const compactness = isBetweenStops ? Math.round((weights.compactness * metres) / unitCost) : 0
    return sum + Math.min(maxLegCost, Math.min(maxLegCost, cost) + compactness)
  }, 0)
  const { late, wait, duration } = bestTimes(vehicle, stops, drivenLegs, penalisedRoutes.hasDurationCosts)
  const dayCost = weights.perSecond * wait + (weights.balance * Math.min(duration, 4 * longestDay) ** 2) / longestDay
  const overload = Array.from(loadScale).reduce((sum, scale, load) => {
    const carried = stops.reduce((total, { demand }) => total + (demand[load] ?? 0), 0)
    return sum + scale * Math.max(0, carried - (vehicle.capacity[load] ?? Infinity))
  }, 0)
  const visitCost = route.reduce((sum, stop) => sum + visitCostOf(problem, unitCost, vehicleIndex, stop), 0)
  return legCost + (vehicle.fixedCost + dayCost) / unitCost + overload * loadPenalty + late * latePenalty + visitCost
}

type Leg = { readonly metres: number; readonly seconds: number }

const legsOf = (problem: SolverInput, vehicle: Vehicle, stops: ReadonlyArray<Stop>): ReadonlyArray<Leg> => {
  const rows = [vehicle.start, ...stops.map(({ matrixRow }) => matrixRow), vehicle.end]
  return rows.slice(1).map((to, index) => {
    const matrixIndex = (rows[index] ?? 0) * problem.matrixSize + to
    const [metres, seconds] = [problem.metres[matrixIndex] ?? -1, problem.seconds[matrixIndex] ?? -1]
    return { metres: metres < 0 ? NEVER : metres, seconds: metres < 0 || seconds < 0 ? NEVER : seconds }
  })
}

type RouteTimes = { readonly late: number; readonly wait: number; readonly duration: number }

/** The least late of all departures, and of those the shortest day: after a late stop, times go on as if it was in time. */
const bestTimes = (
  vehicle: Vehicle,
  stops: ReadonlyArray<Stop>,
  legs: ReadonlyArray<Leg>,
  hasDurationCosts: boolean,
): RouteTimes => {
  let best: RouteTimes = { late: Infinity, wait: Infinity, duration: 0 }
  // Without a cost of the duration only lateness counts, and to leave first is best for that.
  const lastDeparture = hasDurationCosts ? vehicle.latest : vehicle.earliest
  for (let departure = vehicle.earliest; departure <= lastDeparture; departure += 1) {
    let [time, late, wait, duration] = [departure, 0, 0, 0]
    legs.forEach(({ seconds }, index) => {
      const stop = stops[index]
      const [window] = stop?.windows ?? []
      const [from, until] =
        stop === undefined ? [vehicle.earliest, vehicle.latest] : [window?.from ?? -NEVER, window?.to ?? NEVER - 1]
      const arrival = time + seconds
      wait += Math.max(0, from - arrival)
      late += Math.max(0, Math.max(arrival, from) - until)
      time = Math.min(Math.max(arrival, from), until) + (stop?.service ?? 0)
      duration += seconds + (stop?.service ?? 0)
    })
    if (late < best.late || (late === best.late && wait < best.wait)) best = { late, wait, duration: duration + wait }
  }
  return best
}

const visitCostOf = (
  { stops, weights, currentRoutes }: SolverInput,
  unitCost: number,
  vehicle: number,
  stop: number,
): number => {
  if (stops[stop]?.allowed?.includes(vehicle) === false) return FORBIDDEN
  const current = currentRoutes?.findIndex((route) => route.includes(stop)) ?? -1
  return current < 0 || current === vehicle ? 0 : weights.change / unitCost
}
