import { dayLabel } from '../../../src/domain/calendar'
import type { Vehicle, VehicleId, VehicleInfeasibility } from '../../../src/domain/problem'
import { maxLengths } from '../../../src/domain/parse'
import { truncate } from '../../../src/domain/text'

const MOST_REASONS = 3

/**
 * Why no vehicle visits a stop, in words. Similar reasons are given once, for the vehicle that comes nearest to
 * fitting.
 */
export const leftOutWords = (
  reasons: ReadonlyArray<VehicleInfeasibility>,
  vehicles: ReadonlyMap<VehicleId, Pick<Vehicle, 'name' | 'day'>>,
): string => {
  if (reasons.length === 0) return 'Not looked at for lack of time'
  // Vehicles that may not visit the stop at all, as on another day, are mentioned only if there are no others.
  const free = reasons.filter(({ rule }) => rule !== 'not allowed')
  const folded = [...alike(free.length > 0 ? free : reasons)].toSorted((one, other) => other.length - one.length)
  const words = folded.slice(0, MOST_REASONS).map((group) => wordsOf(group, vehicles))
  return truncate(capitalised(words.join('; ')), maxLengths.other - 1)
}

type Group = ReadonlyArray<VehicleInfeasibility>

const alike = (reasons: Group): Iterable<Group> => {
  const groups = new Map<string, VehicleInfeasibility[]>()
  for (const reason of reasons) {
    const kind = reason.by === undefined ? reason.words : reason.rule
    const group = groups.get(kind)
    if (group === undefined) groups.set(kind, [reason])
    else group.push(reason)
  }
  return groups.values()
}

const wordsOf = (group: Group, vehicles: ReadonlyMap<VehicleId, Pick<Vehicle, 'name' | 'day'>>): string => {
  const [nearest] = group.toSorted((one, other) => (one.by ?? 0) - (other.by ?? 0))
  if (nearest === undefined) return ''
  const vehicle = vehicles.get(nearest.vehicle)
  if (nearest.by === undefined || vehicle === undefined) return nearest.words
  const who = `${truncate(vehicle.name, NAME)}${vehicle.day === undefined ? '' : ` on ${dayLabel(vehicle.day)}`}`
  return `${nearest.words} with ${who}${group.length > 1 ? `, the nearest of ${group.length}` : ''}`
}

const NAME = 40

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
