import type { Plan } from '../plan'
import type { Route } from '../route'
import type { StopFacts, StopId } from '../stop'

/** A thing before and after; there is none on one side where it came or went. */
export type BeforeAfter<A> = { readonly before: A | undefined; readonly after: A | undefined }

/** Of what was turned. */
export type Side = keyof BeforeAfter<unknown>

export type RouteChange = BeforeAfter<Route> & { readonly index: number }

/** `place` is that in the list which the stop joined or left, from 0. */
export type StopChange = BeforeAfter<StopFacts> & { readonly id: StopId; readonly place: number }

/** All that lies between two states of a plan: either of them follows from the other and this. */
export type PlanChange = {
  readonly routes: ReadonlyArray<RouteChange>
  /** stops that came or went, or of which something else is true now; where a stop is planned follows from the routes */
  readonly stops: ReadonlyArray<StopChange>
  /** stops that another route visits now, or none */
  readonly moved: ReadonlyArray<StopId>
  /** the project document's fields that this program does not know */
  readonly extra: BeforeAfter<Plan['extra']> | undefined
}

export const isEmptyChange = ({ routes, stops, moved, extra }: PlanChange): boolean =>
  routes.length === 0 && stops.length === 0 && moved.length === 0 && extra === undefined
