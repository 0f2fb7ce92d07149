import * as E from 'fp-ts/Either'
import type { Coordinates } from '../address'
import type { RouteDay } from '../calendar'
import { vehicleIdOf, type Crew } from './driver-or-carrier'
import { limitsOf, type CrewUnusable } from './limits-of'
import type { Vehicle } from './route-problem'

export type FleetRefused =
  | { readonly kind: 'no crews' }
  | { readonly kind: 'no days' }
  | { readonly kind: 'crew twice'; readonly crew: string }
  | CrewUnusable

/** One vehicle for each crew on each day, from headquarters and back. */
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
