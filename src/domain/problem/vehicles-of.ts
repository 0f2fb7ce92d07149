import * as E from 'fp-ts/Either'
import type { Coordinates } from '../address'
import type { RouteDay } from '../day'
import { secondsOn } from './clock'
import { vehicleIdOf, type Crew } from './crew'
import { MOST } from './limits'
import type { Vehicle } from './route-problem'

export type FleetRefused =
  | { readonly kind: 'no crews' }
  | { readonly kind: 'no days' }
  | { readonly kind: 'crew twice'; readonly crew: string }
  | {
      readonly kind: 'crew unusable'
      readonly crew: string
      readonly field: 'hours' | 'capacity'
      readonly words: string
    }

/** Each crew on each day, from headquarters and back. */
export const vehiclesOf = (
  crews: ReadonlyArray<Crew>,
  days: ReadonlyArray<RouteDay>,
  headquarters: Coordinates,
): E.Either<FleetRefused, ReadonlyArray<Vehicle>> => {
  if (crews.length === 0) return E.left({ kind: 'no crews' })
  if (days.length === 0) return E.left({ kind: 'no days' })
  const known = new Set<string>()
  const vehicles: Vehicle[] = []
  for (const crew of crews) {
    if (known.has(crew.id)) return E.left({ kind: 'crew twice', crew: crew.id })
    known.add(crew.id)
    const limits = limitsOf(crew)
    if (E.isLeft(limits)) return limits
    for (const day of new Set(days))
      vehicles.push({
        id: vehicleIdOf(crew.id, day),
        name: crew.name.trim() || crew.id,
        day,
        start: headquarters,
        end: headquarters,
        ...limits.right,
        breaks: [],
      })
  }
  return E.right(vehicles)
}

const limitsOf = (crew: Crew): E.Either<FleetRefused, Pick<Vehicle, 'earliest' | 'latest' | 'capacity'>> => {
  const unusable = (field: 'hours' | 'capacity', words: string) =>
    E.left({ kind: 'crew unusable', crew: crew.id, field, words } as const)
  const earliest = secondsOn(undefined, crew.earliest ?? '')
  const latest = secondsOn(undefined, crew.latest ?? '')
  if (earliest === undefined || latest === undefined) return unusable('hours', 'has no begin or end time')
  if (latest <= earliest) return unusable('hours', `ends at ${crew.latest}, not after it begins at ${crew.earliest}`)
  const { capacity = 0 } = crew
  return Number.isInteger(capacity) && capacity >= 1 && capacity <= MOST
    ? E.right({ earliest, latest, capacity: [capacity] })
    : unusable('capacity', 'has no room for a load')
}
