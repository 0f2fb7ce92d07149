import type { FieldReason } from '../parse'
import type { ProblemStop, Vehicle } from './route-problem'

/** Finds contradictions between the parts of a problem that are valid alone. */
export const findContradictions = (
  stops: ReadonlyArray<ProblemStop>,
  vehicles: ReadonlyArray<Vehicle>,
): ReadonlyArray<FieldReason> => {
  const vehicleIds = new Set(vehicles.map((vehicle) => vehicle.id))
  return [
    ...duplicateIdReasons('stops', stops),
    ...duplicateIdReasons('vehicles', vehicles),
    ...stops.flatMap((stop, index) => [
      ...windowReasons(stop).map((reason) => ({ field: `stops.${index}.windows`, reason })),
      ...allowedReasons(stop, vehicleIds).map((reason) => ({ field: `stops.${index}.allowed_vehicles`, reason })),
      ...fixedPositionReasons(stop, vehicleIds, stops.length).map((reason) => ({
        field: `stops.${index}.pinned`,
        reason,
      })),
    ]),
    ...duplicatePositionReasons(stops),
  ]
}

const duplicateIdReasons = (
  list: string,
  items: ReadonlyArray<{ readonly id: string }>,
): ReadonlyArray<FieldReason> => {
  const firstIndexOf = new Map<string, number>()
  return items.flatMap(({ id }, index) => {
    const firstIndex = firstIndexOf.get(id)
    if (firstIndex === undefined) firstIndexOf.set(id, index)
    return firstIndex === undefined
      ? []
      : [{ field: `${list}.${index}.id`, reason: `The id ${id} is that of ${list}.${firstIndex} too` }]
  })
}

/** A sent list of allowed vehicles is never empty, so it was the date of the windows that emptied it. */
const windowReasons = ({ allowedVehicles }: ProblemStop): ReadonlyArray<string> =>
  allowedVehicles?.length === 0 ? ['No vehicle that may go there works on their date'] : []

const allowedReasons = ({ allowedVehicles }: ProblemStop, vehicleIds: ReadonlySet<string>): ReadonlyArray<string> =>
  (allowedVehicles ?? []).filter((id) => !vehicleIds.has(id)).map((id) => `There is no vehicle ${id}`)

const fixedPositionReasons = (
  { fixedPosition, allowedVehicles }: ProblemStop,
  vehicleIds: ReadonlySet<string>,
  stops: number,
): ReadonlyArray<string> => {
  if (fixedPosition === undefined) return []
  if (!vehicleIds.has(fixedPosition.vehicle)) return [`There is no vehicle ${fixedPosition.vehicle}`]
  return [
    ...(allowedVehicles?.includes(fixedPosition.vehicle) === false
      ? [`The vehicle ${fixedPosition.vehicle} may not go there`]
      : []),
    ...((fixedPosition.position ?? 0) > stops
      ? [`Place ${fixedPosition.position} is beyond the number of stops, ${stops}`]
      : []),
  ]
}

const duplicatePositionReasons = (stops: ReadonlyArray<ProblemStop>): ReadonlyArray<FieldReason> => {
  const stopIdByPosition = new Map<string, string>()
  return stops.flatMap(({ id, fixedPosition }, index): ReadonlyArray<FieldReason> => {
    if (fixedPosition?.position === undefined) return []
    const positionKey = `${fixedPosition.position} ${fixedPosition.vehicle}`
    const otherId = stopIdByPosition.get(positionKey)
    if (otherId === undefined) stopIdByPosition.set(positionKey, id)
    return otherId === undefined
      ? []
      : [
          {
            field: `stops.${index}.pinned`,
            reason: `Place ${fixedPosition.position} of ${fixedPosition.vehicle} is kept for ${otherId}`,
          },
        ]
  })
}
