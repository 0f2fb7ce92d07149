import type { Plan } from '../plan'
import type { Route } from '../route'
import type { StopFacts, StopId } from '../stop'

/** A thing before and after; there is none on one side where it came or went. */
export type Turned<A> = { readonly before: A | undefined; readonly after: A | undefined }

/** Of what was turned. */
export type Side = keyof Turned<unknown>

export type TurnedRoute = Turned<Route> & { readonly index: number }

/** `place` is that in the list which the stop joined or left, from 0. */
export type TurnedStop = Turned<StopFacts> & { readonly id: StopId; readonly place: number }

/** All that lies between two states of a plan: either of them follows from the other and this. */
export type PlanChange = {
  readonly routes: ReadonlyArray<TurnedRoute>
  /** stops that came or went, or of which something else is true now; where a stop is planned follows from the routes */
  readonly stops: ReadonlyArray<TurnedStop>
  /** stops that another route visits now, or none */
  readonly moved: ReadonlyArray<StopId>
  /** the project document's fields that this program does not know */
  readonly extra: Turned<Plan['extra']> | undefined
}

export const isNothing = ({ routes, stops, moved, extra }: PlanChange): boolean =>
  routes.length === 0 && stops.length === 0 && moved.length === 0 && extra === undefined
