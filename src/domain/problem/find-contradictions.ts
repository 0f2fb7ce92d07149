import type { Reason } from '../parse'
import type { ProblemStop, Vehicle } from './route-problem'

/** Where the parts of a problem, each fine by itself, contradict each other. */
export const contradictions = (
  stops: ReadonlyArray<ProblemStop>,
  vehicles: ReadonlyArray<Vehicle>,
): ReadonlyArray<Reason> => {
  const known = new Set(vehicles.map((vehicle) => vehicle.id))
  return [
    ...twice('stops', stops),
    ...twice('vehicles', vehicles),
    ...stops.flatMap((stop, index) => [
      ...windowReasons(stop).map((reason) => ({ field: `stops.${index}.windows`, reason })),
      ...allowedReasons(stop, known).map((reason) => ({ field: `stops.${index}.allowed_vehicles`, reason })),
      ...pinReasons(stop, known, stops.length).map((reason) => ({ field: `stops.${index}.pinned`, reason })),
    ]),
    ...sharedPlaces(stops),
  ]
}

const twice = (list: string, items: ReadonlyArray<{ readonly id: string }>): ReadonlyArray<Reason> => {
  const firstAt = new Map<string, number>()
  return items.flatMap(({ id }, index) => {
    const first = firstAt.get(id)
    if (first === undefined) firstAt.set(id, index)
    return first === undefined
      ? []
      : [{ field: `${list}.${index}.id`, reason: `The id ${id} is that of ${list}.${first} too` }]
  })
}

/** A sent list of allowed vehicles is never empty, so it was the date of the windows that emptied it. */
const windowReasons = ({ allowedVehicles }: ProblemStop): ReadonlyArray<string> =>
  allowedVehicles?.length === 0 ? ['No vehicle that may go there works on their date'] : []

const allowedReasons = ({ allowedVehicles }: ProblemStop, known: ReadonlySet<string>): ReadonlyArray<string> =>
  (allowedVehicles ?? []).filter((id) => !known.has(id)).map((id) => `There is no vehicle ${id}`)

const pinReasons = (
  { pin, allowedVehicles }: ProblemStop,
  known: ReadonlySet<string>,
  stops: number,
): ReadonlyArray<string> => {
  if (pin === undefined) return []
  if (!known.has(pin.vehicle)) return [`There is no vehicle ${pin.vehicle}`]
  return [
    ...(allowedVehicles?.includes(pin.vehicle) === false ? [`The vehicle ${pin.vehicle} may not go there`] : []),
    ...((pin.place ?? 0) > stops ? [`Place ${pin.place} is beyond the number of stops, ${stops}`] : []),
  ]
}

const sharedPlaces = (stops: ReadonlyArray<ProblemStop>): ReadonlyArray<Reason> => {
  const takenBy = new Map<string, string>()
  return stops.flatMap(({ id, pin }, index): ReadonlyArray<Reason> => {
    if (pin?.place === undefined) return []
    const place = `${pin.place} ${pin.vehicle}`
    const other = takenBy.get(place)
    if (other === undefined) takenBy.set(place, id)
    return other === undefined
      ? []
      : [{ field: `stops.${index}.pinned`, reason: `Place ${pin.place} of ${pin.vehicle} is kept for ${other}` }]
  })
}
