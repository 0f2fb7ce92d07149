import type { DatedStop } from './read-problem-stop'
import type { ProblemStop, Vehicle, VehicleId } from './route-problem'

/** Windows on a date leave the vehicles of other days out; a vehicle without a day may drive on any. */
export const onItsDate = (vehicles: ReadonlyArray<Vehicle>): ((dated: DatedStop) => ProblemStop) => {
  const found = new Map<string, ReadonlyArray<VehicleId>>()
  const drivingOn = (date: string): ReadonlyArray<VehicleId> => {
    const ids = found.get(date) ?? vehicles.filter(({ day }) => day === undefined || day === date).map(({ id }) => id)
    found.set(date, ids)
    return ids
  }
  return ({ stop, date }) => {
    if (date === undefined) return stop
    const there = new Set(drivingOn(date))
    return { ...stop, allowedVehicles: stop.allowedVehicles?.filter((id) => there.has(id)) ?? drivingOn(date) }
  }
}
