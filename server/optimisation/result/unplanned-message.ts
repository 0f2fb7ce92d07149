import { dayLabel } from '../../../src/domain/calendar'
import type { Vehicle, VehicleId, VehicleInfeasibility } from '../../../src/domain/problem'
import { maxLengths } from '../../../src/domain/parse'
import { capitalise, truncate } from '../../../src/domain/text'

const MAX_REASONS = 3

/**
 * The message about why no vehicle visits a stop. Similar reasons are given once, for the vehicle that comes nearest to
 * fitting.
 */
export const unplannedMessage = (
  reasons: ReadonlyArray<VehicleInfeasibility>,
  vehicles: ReadonlyMap<VehicleId, Pick<Vehicle, 'name' | 'day'>>,
): string => {
  if (reasons.length === 0) return 'The search ended before it came to this stop'
  // Vehicles that may not visit the stop at all, as on another day, are mentioned only if there are no others.
  const allowedReasons = reasons.filter(({ rule }) => rule !== 'not allowed')
  const groups = [...groupReasons(allowedReasons.length > 0 ? allowedReasons : reasons)].toSorted(
    (first, second) => second.length - first.length,
  )
  const messages = groups.slice(0, MAX_REASONS).map((group) => groupMessage(group, vehicles))
  return truncate(capitalise(messages.join('; ')), maxLengths.other - 1)
}

type Group = ReadonlyArray<VehicleInfeasibility>

const groupReasons = (reasons: Group): Iterable<Group> => {
  const groups = new Map<string, VehicleInfeasibility[]>()
  for (const reason of reasons) {
    const kind = reason.by === undefined ? reason.description : reason.rule
    const group = groups.get(kind)
    if (group === undefined) groups.set(kind, [reason])
    else group.push(reason)
  }
  return groups.values()
}

const groupMessage = (group: Group, vehicles: ReadonlyMap<VehicleId, Pick<Vehicle, 'name' | 'day'>>): string => {
  const [nearest] = group.toSorted((first, second) => (first.by ?? 0) - (second.by ?? 0))
  if (nearest === undefined) return ''
  const vehicle = vehicles.get(nearest.vehicle)
  if (nearest.by === undefined || vehicle === undefined) return nearest.description
  const vehicleLabel = `${truncate(vehicle.name, MAX_NAME)}${vehicle.day === undefined ? '' : ` on ${dayLabel(vehicle.day)}`}`
  return `${nearest.description} with ${vehicleLabel}${group.length > 1 ? `, the nearest of ${group.length}` : ''}`
}

const MAX_NAME = 40
