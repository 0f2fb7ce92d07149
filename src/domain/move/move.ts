import * as O from 'fp-ts/Option'
import type { RouteDay } from '../calendar'
import type { DriverId } from '../driver'
import { findVisit, type Plan } from '../plan'
import type { StopDraft, StopId } from '../stop'

/** The route that is to visit a stop. A driver or carrier without a route on that day gets a new one. */
export type MoveTarget =
  | { readonly kind: 'route'; readonly index: number }
  | { readonly kind: 'driver'; readonly driverId: DriverId; readonly day: RouteDay }
  | { readonly kind: 'carrier'; readonly carrierId: number; readonly day: RouteDay }
  | { readonly kind: 'unplanned' }

export type MovePosition =
  | { readonly kind: 'first' }
  | { readonly kind: 'after'; readonly stop: StopId }
  | { readonly kind: 'cheapest' }

/** After a stop, or first where there is none. */
export const positionAfter = (stop: StopId | undefined): MovePosition =>
  stop === undefined ? { kind: 'first' } : { kind: 'after', stop }

/** A target that is a route, or has one. */
export type RouteTarget = Exclude<MoveTarget, { readonly kind: 'unplanned' }>

/** One part of an edit by hand: of a stop, or of a reload, which a route gets by a move to it. */
export type Move = {
  readonly stop: StopId
  readonly to: MoveTarget
  readonly position: MovePosition
  /** the index of the route where the sender saw the stop; undefined makes no claim */
  readonly from: number | 'unplanned' | undefined
}

/** A new stop, and where it is planned in the same change; without a destination it is unplanned. */
export type StopToAdd = StopDraft & { readonly destination?: Pick<Move, 'to' | 'position'> | undefined }

/** A stop as it would be: a new one, or one of the project after it is saved. */
export type StopToPrice = { readonly id: StopId | undefined; readonly draft: StopDraft }

/** Where a stop is, as a move says it. */
export const currentRouteOf = (plan: Plan, stop: StopId): NonNullable<Move['from']> =>
  O.toUndefined(findVisit(plan, stop))?.route.index ?? 'unplanned'

/** Where a stop is after the moves; without a route it is unplanned. */
export type MovedStop = {
  readonly stop: StopId
  readonly route: number | undefined
  readonly stopNumber: number
}

export type MovesRefusal =
  | { readonly kind: 'no such stop' | 'start or end'; readonly stop: StopId }
  | { readonly kind: 'no such route'; readonly index: number }
  | { readonly kind: 'no such driver'; readonly driverId: DriverId }
  | { readonly kind: 'no such carrier'; readonly carrierId: number }
  /** the stop to come after was never on that route; without an index, on none of that driver or carrier on that day */
  | { readonly kind: 'not on that route'; readonly stop: StopId; readonly index: number | undefined }
  | { readonly kind: 'after itself'; readonly stop: StopId }
  /** the id of a reload names its route */
  | { readonly kind: 'reload of another route'; readonly stop: StopId }
  /** too many stops look for the cheapest positions of too long routes */
  | { readonly kind: 'too many positions' }
  /** others moved these stops, or the routes that the sender saw */
  | { readonly kind: 'moved meanwhile'; readonly stops: ReadonlyArray<StopId> }
