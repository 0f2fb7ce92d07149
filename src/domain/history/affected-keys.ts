import { carrierDayOf } from '../plan'
import type { Route } from '../route'
import type { StopId } from '../stop'
import type { PlanChange, RouteChange } from './plan-change'

/** The key of a route, a stop, a day of a carrier, or the project document. Stored with each change that affects it. */
export type AffectedKey = string

export const routeKeyOf = (index: number): AffectedKey => `route ${index}`

export const stopKeyOf = (id: StopId): AffectedKey => `stop ${id}`

export const documentKey: AffectedKey = 'document'

/** A carrier's day, of which a project has one route at most. */
export const carrierDayKeyOf = (route: Route | undefined): AffectedKey | undefined => {
  const carrierDay = route && carrierDayOf(route)
  return carrierDay === undefined ? undefined : `carrier ${carrierDay}`
}

/** The keys of all that a change affects. */
export const affectedBy = ({ routes, stops, moved, extra }: PlanChange): ReadonlyArray<AffectedKey> => [
  ...new Set([
    ...routes.map(({ index }) => routeKeyOf(index)),
    ...routes.flatMap(carrierDayKeysOf),
    ...stops.map(({ id }) => stopKeyOf(id)),
    ...moved.map(stopKeyOf),
    ...(extra === undefined ? [] : [documentKey]),
  ]),
]

/** A route that is added, removed, or changes carrier or day affects the days of both its carriers. */
export const carrierDayKeysOf = ({ before, after }: RouteChange): ReadonlyArray<AffectedKey> => {
  const earlier = carrierDayKeyOf(before)
  const later = carrierDayKeyOf(after)
  return earlier === later ? [] : [earlier, later].filter((key) => key !== undefined)
}
