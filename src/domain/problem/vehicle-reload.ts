import type { LoadChange } from '../route'
import { driverDefaults } from '../driver'
import type { StopId } from '../stop'
import type { ProblemStop, RouteProblem, Vehicle } from './route-problem'

const SEPARATOR = '\0reload '

/** No id of a request can contain the separator, so that none looks like this one. `n` counts from 1. */
export const vehicleReloadId = ({ id }: Pick<Vehicle, 'id'>, n: number): StopId => `${id}${SEPARATOR}${n}`

/** Which reload of its vehicle a visit of a proposed route is; undefined for a stop. */
export const vehicleReloadNumber = (id: StopId): number | undefined => {
  const n = id.split(SEPARATOR)[1]
  return n === undefined ? undefined : Number(n)
}

export const isVehicleReload = (id: StopId): boolean => id.includes(SEPARATOR)

/** The reloads that a vehicle may make, one fewer than its trips, as stops that only this vehicle may visit. */
export const vehicleReloadsOf = (vehicle: Vehicle): ReadonlyArray<ProblemStop> =>
  Array.from({ length: (vehicle.trips ?? 1) - 1 }, (_, index) => ({
    id: vehicleReloadId(vehicle, index + 1),
    coordinates: vehicle.start,
    type: 'Service',
    demand: [],
    service: vehicle.loading ?? driverDefaults.loadingMinutes * 60,
    windows: [],
    priority: 'Regular',
    allowedVehicles: [vehicle.id],
    fixedPosition: undefined,
  }))

/** The stops of a problem and the reloads of its vehicles, by id. */
export const stopsAndReloadsById = ({
  stops,
  vehicles,
}: Pick<RouteProblem, 'stops' | 'vehicles'>): ReadonlyMap<StopId, ProblemStop> =>
  new Map([...stops, ...vehicles.flatMap(vehicleReloadsOf)].map((stop) => [stop.id, stop]))

/** How a visit to a stop changes the load. */
export const loadChangeAt = (stop: ProblemStop): LoadChange => (isVehicleReload(stop.id) ? 'reload' : stop)
