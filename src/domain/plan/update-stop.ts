import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { Coordinates } from '../address'
import type { CalendarDate } from '../calendar'
import { stopIn, type StopUpdate } from '../stop'
import type { Carrier } from './carrier'
import { visitedBy } from './find-visit'
import { resequenceStop, type MoveRefused } from './move-stop'
import { moveToCarrier } from './move-to-carrier'
import type { Plan } from './plan'

export type UpdateRefused =
  | MoveRefused
  | { readonly kind: 'nothing chosen' }
  | { readonly kind: 'no such carrier'; readonly id: number }
  /** whoever asks takes the stop to be with another carrier than the one that has it */
  | { readonly kind: 'other carrier'; readonly carrier: number | undefined; readonly route: string | undefined }
  /** a number means nothing to a stop that no route visits */
  | { readonly kind: 'on no route' }

/** What an update may need that the plan does not hold. */
export type UpdateMeans = {
  readonly carriers: ReadonlyArray<Carrier>
  readonly headquarters: Coordinates
  readonly today: CalendarDate
}

/** §4: another number, another route, or both. The route that visits the stop is no other route. */
export const updateStop = (plan: Plan, update: StopUpdate, means: UpdateMeans): E.Either<UpdateRefused, Plan> => {
  const { id, currentCarrier, newCarrier, newSequence } = update
  if (newCarrier === undefined && newSequence === undefined) return E.left({ kind: 'nothing chosen' })
  if (stopIn(plan.stops, id) === undefined) return E.left({ kind: 'no such stop', id })
  const visited = O.toUndefined(visitedBy(plan, id))
  const carrier = visited?.route.externalRouteId
  // Asking again for what was done already is no conflict.
  const isThere = newCarrier !== undefined && newCarrier === carrier
  if (currentCarrier !== undefined && currentCarrier !== carrier && !isThere)
    return E.left({ kind: 'other carrier', carrier, route: visited?.route.name })
  if (newCarrier !== undefined && !isThere) return moved(plan, update, newCarrier, means)
  if (newSequence === undefined) return E.right(plan)
  return visited === undefined ? E.left({ kind: 'on no route' }) : resequenceStop(plan, id, newSequence)
}

const moved = (
  plan: Plan,
  { id, newSequence }: StopUpdate,
  newCarrier: number,
  { carriers, headquarters, today }: UpdateMeans,
): E.Either<UpdateRefused, Plan> => {
  const carrier = carriers.find((one) => one.id === newCarrier)
  return carrier === undefined
    ? E.left({ kind: 'no such carrier', id: newCarrier })
    : moveToCarrier(plan, { id, carrier, number: newSequence, headquarters, today })
}
