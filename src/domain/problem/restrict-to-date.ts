import type { DatedStop } from './decode-problem-stop'
import type { ProblemStop, Vehicle, VehicleId } from './route-problem'

/** A stop whose windows name a date may only go on vehicles of that date, or on vehicles without a day. */
export const restrictToDate = (vehicles: ReadonlyArray<Vehicle>): ((datedStop: DatedStop) => ProblemStop) => {
  const idsByDate = new Map<string, ReadonlyArray<VehicleId>>()
  const vehiclesOn = (date: string): ReadonlyArray<VehicleId> => {
    const ids =
      idsByDate.get(date) ?? vehicles.filter(({ day }) => day === undefined || day === date).map(({ id }) => id)
    idsByDate.set(date, ids)
    return ids
  }
  return ({ stop, date }) => {
    if (date === undefined) return stop
    const allowedOnDate = new Set(vehiclesOn(date))
    return { ...stop, allowedVehicles: stop.allowedVehicles?.filter((id) => allowedOnDate.has(id)) ?? vehiclesOn(date) }
  }
}
