import type { Plan } from '../plan'
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
