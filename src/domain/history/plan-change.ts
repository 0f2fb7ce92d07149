import { carrierDayOf, type Plan } from '../plan'
import type { Route } from '../route'
import type { StopFacts, StopId } from '../stop'

/** A value before and after a change; undefined before it was added, and after it was removed. */
export type BeforeAfter<A> = { readonly before: A | undefined; readonly after: A | undefined }

export type RouteChange = BeforeAfter<Route> & { readonly index: number }

/** `listIndex` is the index of the stop in the list that it was added to or removed from. */
export type StopChange = BeforeAfter<StopFacts> & { readonly id: StopId; readonly listIndex: number }

/** The difference between two plans, from which either follows from the other. */
export type PlanChange = {
  readonly routes: ReadonlyArray<RouteChange>
  /** stops that were added or removed, or whose facts changed; their placement follows from the routes */
  readonly stops: ReadonlyArray<StopChange>
  /** stops that another route visits after the change, or that lost or got their route */
  readonly moved: ReadonlyArray<StopId>
  /** the project document's fields that this program does not know */
  readonly unknownFields: BeforeAfter<Plan['unknownFields']> | undefined
}

export const isEmptyChange = ({ routes, stops, moved, unknownFields }: PlanChange): boolean =>
  routes.length === 0 && stops.length === 0 && moved.length === 0 && unknownFields === undefined

/** The key of a route, a stop, the position of a stop, a day of a carrier, or the document, stored with changes that affect it. */
export type AffectedItemKey = string

export const routeKeyOf = (index: number): AffectedItemKey => `route ${index}`

export const stopKeyOf = (id: StopId): AffectedItemKey => `stop ${id}`

/** The key of a stop that an edit by hand moved within its route: the orders alone do not tell which of two neighbours moved. */
export const positionKeyOf = (id: StopId): AffectedItemKey => `${POSITION}${id}`

const POSITION = 'position '

/** The stops of the position keys among these. */
export const stopsOfPositionKeys = (keys: ReadonlyArray<AffectedItemKey>): ReadonlyArray<StopId> =>
  keys.filter((key) => key.startsWith(POSITION)).map((key) => key.slice(POSITION.length))

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
