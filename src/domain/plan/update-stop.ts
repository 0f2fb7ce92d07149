import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Coordinates } from '../address'
import type { CalendarDate } from '../calendar'
import { getStop, type StopUpdate } from '../stop'
import type { Carrier } from './carrier'
import { findVisit } from './find-visit'
import { resequenceStop, type MoveRefusal } from './move-stop'
import { moveToCarrier } from './move-to-carrier'
import type { Plan } from './plan'

export type UpdateRefusal =
  | MoveRefusal
  | { readonly kind: 'nothing chosen' }
  | { readonly kind: 'no such carrier'; readonly id: number }
  /** whoever asks takes the stop to be with another carrier than the one that has it */
  | { readonly kind: 'other carrier'; readonly carrier: number | undefined; readonly route: string | undefined }
  /** a number means nothing to a stop that no route visits */
  | { readonly kind: 'on no route' }

/** What an update may need that the plan does not hold. */
export type UpdateContext = {
  readonly carriers: ReadonlyArray<Carrier>
  readonly headquarters: Coordinates
  readonly today: CalendarDate
}

/** §4: another number, another route, or both. The route that visits the stop is no other route. */
export const updateStop = (plan: Plan, update: StopUpdate, context: UpdateContext): E.Either<UpdateRefusal, Plan> => {
  const { id, currentCarrier, newCarrier, newSequence } = update
  if (newCarrier === undefined && newSequence === undefined) return E.left({ kind: 'nothing chosen' })
  if (getStop(plan.stops, id) === undefined) return E.left({ kind: 'no such stop', id })
  const routeVisit = O.toUndefined(findVisit(plan, id))
  const carrier = routeVisit?.route.externalRouteId
  // Asking again for what was done already is no conflict.
  const isSameCarrier = newCarrier !== undefined && newCarrier === carrier
  if (currentCarrier !== undefined && currentCarrier !== carrier && !isSameCarrier)
    return E.left({ kind: 'other carrier', carrier, route: routeVisit?.route.name })
  if (newCarrier !== undefined && !isSameCarrier) return moveToNewCarrier(plan, update, newCarrier, context)
  if (newSequence === undefined) return E.right(plan)
  return routeVisit === undefined ? E.left({ kind: 'on no route' }) : resequenceStop(plan, id, newSequence)
}

const moveToNewCarrier = (
  plan: Plan,
  { id, newSequence }: StopUpdate,
  newCarrier: number,
  { carriers, headquarters, today }: UpdateContext,
): E.Either<UpdateRefusal, Plan> => {
  const carrier = carriers.find((candidate) => candidate.id === newCarrier)
  return carrier === undefined
    ? E.left({ kind: 'no such carrier', id: newCarrier })
    : moveToCarrier(plan, { id, carrier, number: newSequence, headquarters, today })
}
