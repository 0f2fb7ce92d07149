import type { StopId } from '../stop'
import { LAST } from './clock-time'
import type { ProblemStop, RouteProblem, Seconds, Vehicle, VehicleId } from './route-problem'

/** A change that would let a vehicle visit a stop; `by` is in seconds, or in load. */
export type Remedy =
  | { readonly kind: 'later home'; readonly by: Seconds }
  | { readonly kind: 'earlier out'; readonly by: Seconds }
  | { readonly kind: 'longer time slot'; readonly by: Seconds }
  | { readonly kind: 'earlier time slot'; readonly by: Seconds }
  | { readonly kind: 'more room'; readonly by: number }
  | { readonly kind: 'allowed' }
  | { readonly kind: 'not pinned' }
  | { readonly kind: 'further vehicle' }

/** The stop that is to be planned, and the vehicle that would visit it. */
export type Patient = { readonly stop: StopId; readonly vehicle: VehicleId }

/** The vehicle after a remedy. A further vehicle leaves this one as it is. */
export const vehicleAfter = (vehicle: Vehicle, remedy: Remedy): Vehicle => {
  switch (remedy.kind) {
    case 'later home':
      return { ...vehicle, latest: Math.min(vehicle.latest + remedy.by, LAST) }
    case 'earlier out':
      return { ...vehicle, earliest: Math.max(vehicle.earliest - remedy.by, 0) }
    case 'more room':
      return { ...vehicle, capacity: vehicle.capacity.map((most) => most + Math.ceil(remedy.by)) }
    default:
      return vehicle
  }
}

/** The stop after a remedy that lets this vehicle visit it. */
export const stopAfter = (stop: ProblemStop, vehicle: VehicleId, remedy: Remedy): ProblemStop => {
  switch (remedy.kind) {
    case 'longer time slot':
      return { ...stop, windows: stop.windows.map(({ from, to }) => ({ from, to: to + remedy.by })) }
    case 'earlier time slot':
      return { ...stop, windows: stop.windows.map(({ from, to }) => ({ from: from - remedy.by, to })) }
    case 'allowed':
      return { ...stop, allowedVehicles: stop.allowedVehicles?.concat(vehicle) }
    case 'not pinned':
      return { ...stop, pin: undefined }
    default:
      return stop
  }
}

/** One more vehicle of the same kind, with an id of its own. */
export const furtherVehicle = (vehicle: Vehicle): Vehicle => ({ ...vehicle, id: furtherId(vehicle.id) })

/** A reader refuses text with this character, so no caller's vehicle has such an id. */
const furtherId = (vehicle: VehicleId): VehicleId => `${vehicle}\0`

/** The problem after the remedies: it allows everything that it allowed before, and more. */
export const remedied = (
  problem: RouteProblem,
  patient: Patient,
  [remedy, ...others]: ReadonlyArray<Remedy>,
): RouteProblem =>
  remedy === undefined
    ? problem
    : remedied(
        afterOne(problem, patient, remedy),
        remedy.kind === 'further vehicle' ? further(patient) : patient,
        others,
      )

/** The remedies that follow `further vehicle` are for the vehicle that it adds. */
const further = ({ stop, vehicle }: Patient): Patient => ({ stop, vehicle: furtherId(vehicle) })

const afterOne = (problem: RouteProblem, { stop, vehicle }: Patient, remedy: Remedy): RouteProblem => ({
  ...problem,
  vehicles: problem.vehicles.flatMap((one) => {
    if (one.id !== vehicle) return [one]
    return remedy.kind === 'further vehicle' ? [one, furtherVehicle(one)] : [vehicleAfter(one, remedy)]
  }),
  stops: problem.stops.map((one) => {
    if (remedy.kind === 'further vehicle' && one.allowedVehicles?.includes(vehicle) === true)
      return { ...one, allowedVehicles: one.allowedVehicles.concat(furtherId(vehicle)) }
    return one.id === stop ? stopAfter(one, vehicle, remedy) : one
  }),
})
