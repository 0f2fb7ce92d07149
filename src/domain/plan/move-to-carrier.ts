import type * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../address'
import type { CalendarDate, RouteDay } from '../calendar'
import { stopDayOf, type SequenceNumber, type StopId } from '../stop'
import { dayOfNewRoute, newRoute, ownerFromCarrier, routeOfCarrier, type Carrier } from './carrier'
import { stopOf, findVisit } from './find-visit'
import { moveStop, type MoveStopRefusal, type MoveStop } from './move-stop'
import type { Plan } from './plan'

export type CarrierMove = {
  readonly id: StopId
  readonly carrier: Carrier
  readonly number: SequenceNumber | undefined
  /** for a route that must be created */
  readonly headquarters: Coordinates
  readonly today: CalendarDate
}

/** §4: a move to a carrier; one without a route gets one on the stop's day. */
export const moveToCarrier = (
  plan: Plan,
  carrierMove: CarrierMove,
  move: MoveStop = moveStop,
): E.Either<MoveStopRefusal, Plan> => {
  const { plan: planWithRoute, index } = ensureRoute(plan, carrierMove)
  return move(planWithRoute, { id: carrierMove.id, to: index, number: carrierMove.number })
}

type PlanWithRoute = { readonly plan: Plan; readonly index: number }

const ensureRoute = (plan: Plan, { id, carrier, headquarters, today }: CarrierMove): PlanWithRoute => {
  const day = wantedDayOf(plan, id)
  return pipe(
    routeOfCarrier(plan, carrier.id, day),
    O.match(
      () => {
        const addedRoute = newRoute(
          plan.routes,
          ownerFromCarrier(carrier),
          day ?? dayOfNewRoute(plan, today),
          headquarters,
        )
        return { plan: { ...plan, routes: [...plan.routes, addedRoute] }, index: addedRoute.index }
      },
      (route) => ({ plan, index: route.index }),
    ),
  )
}

/** The day of the stop; if the plan lacks the stop, the day of the route that visits it. */
const wantedDayOf = (plan: Plan, id: StopId): RouteDay | undefined =>
  pipe(
    stopOf(plan, id),
    O.map(stopDayOf),
    O.getOrElse(() => O.toUndefined(findVisit(plan, id))?.route.day),
  )
