import { isLocked } from '../../../src/domain/lock'
import type { BuiltProblem, ProblemStop, VehicleId } from '../../../src/domain/problem'
import type { Route } from '../../../src/domain/route'
import type { Stop, StopId } from '../../../src/domain/stop'
import type { RouteSplit } from './split-routes'

type KeptRouteLookup = {
  /** the vehicles that may drive the route, the best first */
  readonly vehiclesOf: (route: Route) => ReadonlyArray<VehicleId>
  /** whether the stop must keep its position; always false where locks are ignored */
  readonly isPinned: (id: StopId) => boolean
}

/** The problem without the stops and vehicles of kept routes. Locked stops keep their position or stay unplanned. */
export const excludeKeptRoutes = (
  builtProblem: BuiltProblem,
  { kept, replanned }: RouteSplit,
  { vehiclesOf, isPinned }: KeptRouteLookup,
): BuiltProblem => {
  const replannedStops = new Set(replanned.flatMap(({ visits }) => visits.map(({ id }) => id)))
  const lockedUnplanned = builtProblem.problem.stops.filter(({ id }) => isPinned(id) && !replannedStops.has(id))
  const excludedStops = new Set([...kept.flatMap(({ visits }) => visits), ...lockedUnplanned].map(({ id }) => id))
  const busyVehicles = new Set(kept.flatMap(vehiclesOf))
  const pins = new Map(
    replanned.flatMap((route) => {
      const [vehicle] = vehiclesOf(route)
      const lockedPositions = route.visits
        .map(({ id }, index) => ({ id, index: index + 1 }))
        .filter(({ id }) => isPinned(id))
      return vehicle === undefined
        ? []
        : lockedPositions.map(({ id, index }) => [id, { vehicle, place: index }] as const)
    }),
  )
  const pinIfLocked = (stop: ProblemStop): ProblemStop => {
    const pin = pins.get(stop.id)
    const allowedVehicles = stop.allowedVehicles?.filter((vehicle) => !busyVehicles.has(vehicle))
    return pin === undefined ? { ...stop, allowedVehicles } : { ...stop, allowedVehicles: undefined, pin }
  }
  return {
    ...builtProblem,
    problem: {
      ...builtProblem.problem,
      stops: builtProblem.problem.stops.filter(({ id }) => !excludedStops.has(id)).map(pinIfLocked),
      vehicles: builtProblem.problem.vehicles.filter(({ id }) => !busyVehicles.has(id)),
    },
    notInProblem: builtProblem.notInProblem.filter(({ stop }) => !excludedStops.has(stop)),
  }
}

export const lockedStopIds = (stops: Iterable<Stop>): ReadonlySet<StopId> =>
  new Set([...stops].filter(isLocked).map(({ id }) => id))
