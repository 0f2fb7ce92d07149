import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Coordinates } from '../address'
import type { CalendarDate } from '../calendar'
import { stopList, type StopUpdate } from '../stop'
import type { Carrier } from './carrier'
import { findVisit } from './find-visit'
import { moveStop, resequenceStop, type MoveStopRefusal, type MoveStop } from './move-stop'
import { moveToCarrier } from './move-to-carrier'
import type { Plan } from './plan'

export type UpdateRefusal =
  | MoveStopRefusal
  | { readonly kind: 'no such carrier'; readonly id: number }
  /** the caller assumes another carrier than the stop's */
  | { readonly kind: 'other carrier'; readonly carrier: number | undefined; readonly route: string | undefined }
  /** a number needs a route */
  | { readonly kind: 'on no route' }

/** What an update needs besides the plan. */
export type UpdateContext = {
  readonly carriers: ReadonlyArray<Carrier>
  readonly headquarters: Coordinates
  readonly today: CalendarDate
}

/** §4: another number, another route, both, or neither. The stop's current carrier counts as no change. */
export const updateStop = (
  plan: Plan,
  update: StopUpdate,
  context: UpdateContext,
  move: MoveStop = moveStop,
): E.Either<UpdateRefusal, Plan> => {
  const { id, currentCarrier, newCarrier, newSequence } = update
  if (stopList.get(plan.stops, id) === undefined) return E.left({ kind: 'no such stop', id })
  const routeVisit = O.toUndefined(findVisit(plan, id))
  const carrier = routeVisit?.route.carrierId
  // Repeating a move that was already made is no conflict.
  const isSameCarrier = newCarrier !== undefined && newCarrier === carrier
  if (currentCarrier !== undefined && currentCarrier !== carrier && !isSameCarrier)
    return E.left({ kind: 'other carrier', carrier, route: routeVisit?.route.name })
  if (newCarrier !== undefined && !isSameCarrier) return moveToNewCarrier(plan, update, newCarrier, context, move)
  if (newSequence === undefined) return E.right(plan)
  return routeVisit === undefined ? E.left({ kind: 'on no route' }) : resequenceStop(plan, id, newSequence, move)
}

const moveToNewCarrier = (
  plan: Plan,
  { id, newSequence }: StopUpdate,
  newCarrier: number,
  { carriers, headquarters, today }: UpdateContext,
  move: MoveStop,
): E.Either<UpdateRefusal, Plan> => {
  const carrier = carriers.find((candidate) => candidate.id === newCarrier)
  return carrier === undefined
    ? E.left({ kind: 'no such carrier', id: newCarrier })
    : moveToCarrier(plan, { id, carrier, number: newSequence, headquarters, today }, move)
}
