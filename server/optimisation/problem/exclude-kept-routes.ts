import { isLocked } from '../../../src/domain/lock'
import type { BuiltProblem, ProblemStop, VehicleId } from '../../../src/domain/problem'
import type { Route } from '../../../src/domain/route'
import type { Stop, StopId } from '../../../src/domain/stop'
import type { Fate } from './split-routes'

type Means = {
  /** the vehicles that may drive the route, the best first */
  readonly vehiclesOf: (route: Route) => ReadonlyArray<VehicleId>
  /** whether the stop is locked; always false where locks are not to be kept */
  readonly locked: (id: StopId) => boolean
}

/** The problem without the stops and vehicles of routes that stay. Locked stops keep their place, or stay unplanned. */
export const aroundKept = (
  made: BuiltProblem,
  { kept, replanned }: Fate,
  { vehiclesOf, locked }: Means,
): BuiltProblem => {
  const onRoutes = new Set(replanned.flatMap(({ visits }) => visits.map(({ id }) => id)))
  const unmoved = made.problem.stops.filter(({ id }) => locked(id) && !onRoutes.has(id))
  const settled = new Set([...kept.flatMap(({ visits }) => visits), ...unmoved].map(({ id }) => id))
  const busy = new Set(kept.flatMap(vehiclesOf))
  const pins = new Map(
    replanned.flatMap((route) => {
      const [vehicle] = vehiclesOf(route)
      const places = route.visits.map(({ id }, place) => ({ id, place: place + 1 })).filter(({ id }) => locked(id))
      return vehicle === undefined ? [] : places.map(({ id, place }) => [id, { vehicle, place }] as const)
    }),
  )
  const around = (stop: ProblemStop): ProblemStop => {
    const pin = pins.get(stop.id)
    const allowedVehicles = stop.allowedVehicles?.filter((vehicle) => !busy.has(vehicle))
    return pin === undefined ? { ...stop, allowedVehicles } : { ...stop, allowedVehicles: undefined, pin }
  }
  return {
    ...made,
    problem: {
      ...made.problem,
      stops: made.problem.stops.filter(({ id }) => !settled.has(id)).map(around),
      vehicles: made.problem.vehicles.filter(({ id }) => !busy.has(id)),
    },
    notInProblem: made.notInProblem.filter(({ stop }) => !settled.has(stop)),
  }
}

export const lockedAmong = (stops: Iterable<Stop>): ReadonlySet<StopId> =>
  new Set([...stops].filter(isLocked).map(({ id }) => id))
