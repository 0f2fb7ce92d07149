import { carrierDayOf } from '../plan'
import type { Route } from '../route'
import type { StopId } from '../stop'
import type { BeforeAfter, PlanChange } from './plan-change'

/** The key of a route, a stop, a day of a carrier, or the project document, stored with each change that affects it. */
export type AffectedItemKey = string

export const routeKeyOf = (index: number): AffectedItemKey => `route ${index}`

export const stopKeyOf = (id: StopId): AffectedItemKey => `stop ${id}`

export const documentKey: AffectedItemKey = 'document'

/** The key of a carrier's day, on which a project has one route at most; undefined without a carrier. */
export const carrierDayKeyOf = (route: Route | undefined): AffectedItemKey | undefined => {
  const carrierDay = route && carrierDayOf(route)
  return carrierDay === undefined ? undefined : `carrier ${carrierDay}`
}

/** The keys of the routes, stops, carrier days and document that a change affects. */
export const affectedItemKeysOf = ({
  routes,
  stops,
  moved,
  unknownFields,
}: PlanChange): ReadonlyArray<AffectedItemKey> => [
  ...new Set([
    ...routes.map(({ index }) => routeKeyOf(index)),
    ...routes.flatMap(changedCarrierDayKeysOf),
    ...stops.map(({ id }) => stopKeyOf(id)),
    ...moved.map(stopKeyOf),
    ...(unknownFields === undefined ? [] : [documentKey]),
  ]),
]

/** A route that is added, removed, or gets another carrier or day affects its carrier days before and after. */
export const changedCarrierDayKeysOf = ({ before, after }: BeforeAfter<Route>): ReadonlyArray<AffectedItemKey> => {
  const earlier = carrierDayKeyOf(before)
  const later = carrierDayKeyOf(after)
  return earlier === later ? [] : [earlier, later].filter((key) => key !== undefined)
}
