import type { StopId } from '../stop'
import { HORIZON_SECONDS } from './clock-time'
import type { ProblemStop, RouteProblem, Seconds, Vehicle, VehicleId } from './route-problem'

/** A change that would let a vehicle visit a stop; `by` is in seconds, or in load. */
export type Remedy =
  | { readonly kind: 'later return'; readonly by: Seconds }
  | { readonly kind: 'earlier departure'; readonly by: Seconds }
  | { readonly kind: 'longer time slot'; readonly by: Seconds }
  | { readonly kind: 'earlier time slot'; readonly by: Seconds }
  | { readonly kind: 'more room'; readonly by: number }
  | { readonly kind: 'allowed' }
  | { readonly kind: 'no fixed position' }
  | { readonly kind: 'further vehicle' }

/** The stop that is to be planned, and the vehicle that would visit it. */
export type RepairTarget = { readonly stop: StopId; readonly vehicle: VehicleId }

/** The vehicle after a remedy. A further vehicle leaves this one as it is. */
export const applyRemedyToVehicle = (vehicle: Vehicle, remedy: Remedy): Vehicle => {
  switch (remedy.kind) {
    case 'later return':
      return { ...vehicle, latest: Math.min(vehicle.latest + remedy.by, HORIZON_SECONDS) }
    case 'earlier departure':
      return { ...vehicle, earliest: Math.max(vehicle.earliest - remedy.by, 0) }
    case 'more room':
      return { ...vehicle, capacity: vehicle.capacity.map((max) => max + Math.ceil(remedy.by)) }
    default:
      return vehicle
  }
}

/** The stop after a remedy that lets this vehicle visit it. */
export const applyRemedyToStop = (stop: ProblemStop, vehicle: VehicleId, remedy: Remedy): ProblemStop => {
  switch (remedy.kind) {
    case 'longer time slot':
      return { ...stop, windows: stop.windows.map(({ from, to }) => ({ from, to: to + remedy.by })) }
    case 'earlier time slot':
      return { ...stop, windows: stop.windows.map(({ from, to }) => ({ from: from - remedy.by, to })) }
    case 'allowed':
      return { ...stop, allowedVehicles: stop.allowedVehicles?.concat(vehicle) }
    case 'no fixed position':
      return { ...stop, fixedPosition: undefined }
    default:
      return stop
  }
}

/** One more vehicle of the same kind, with an id of its own. */
export const duplicateVehicle = (vehicle: Vehicle): Vehicle => ({ ...vehicle, id: duplicateVehicleId(vehicle.id) })

/** The decoder refuses text with this character, so no vehicle of a request has such an id. */
const duplicateVehicleId = (vehicle: VehicleId): VehicleId => `${vehicle}\0`

/** The problem after the remedies: it allows everything that it allowed before, and more. */
export const applyRemedies = (
  problem: RouteProblem,
  target: RepairTarget,
  [remedy, ...others]: ReadonlyArray<Remedy>,
): RouteProblem =>
  remedy === undefined
    ? problem
    : applyRemedies(
        applyRemedy(problem, target, remedy),
        remedy.kind === 'further vehicle' ? duplicateTarget(target) : target,
        others,
      )

/** The remedies that follow `further vehicle` are for the vehicle that it adds. */
const duplicateTarget = ({ stop, vehicle }: RepairTarget): RepairTarget => ({
  stop,
  vehicle: duplicateVehicleId(vehicle),
})

const applyRemedy = (problem: RouteProblem, { stop, vehicle }: RepairTarget, remedy: Remedy): RouteProblem => ({
  ...problem,
  vehicles: problem.vehicles.flatMap((item) => {
    if (item.id !== vehicle) return [item]
    return remedy.kind === 'further vehicle' ? [item, duplicateVehicle(item)] : [applyRemedyToVehicle(item, remedy)]
  }),
  stops: problem.stops.map((item) => {
    if (remedy.kind === 'further vehicle' && item.allowedVehicles?.includes(vehicle) === true)
      return { ...item, allowedVehicles: item.allowedVehicles.concat(duplicateVehicleId(vehicle)) }
    return item.id === stop ? applyRemedyToStop(item, vehicle, remedy) : item
  }),
})
