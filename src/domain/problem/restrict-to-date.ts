import type { DatedStop } from './decode-problem-stop'
import type { ProblemStop, Vehicle, VehicleId } from './route-problem'

/** A stop whose windows name a date may only go on vehicles of that date, or on vehicles without a day. */
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
