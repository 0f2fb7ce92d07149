import type * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../address'
import type { CalendarDate, RouteDay } from '../calendar'
import { dayOf, type SequenceNumber, type StopId } from '../stop'
import { dayOfNewRoute, newRoute, routeOfCarrier, type Carrier } from './carrier'
import { stopOf, visitedBy } from './find-visit'
import { moveStop, type MoveRefused } from './move-stop'
import type { Plan } from './plan'

export type MoveToCarrier = {
  readonly id: StopId
  readonly carrier: Carrier
  readonly number: SequenceNumber | undefined
  /** for a route that has to be made */
  readonly headquarters: Coordinates
  readonly today: CalendarDate
}

/** §4: a move by external route id; a carrier without a route gets one on the stop's day. */
export const moveToCarrier = (plan: Plan, move: MoveToCarrier): E.Either<MoveRefused, Plan> => {
  const { plan: ready, index } = withRouteFor(plan, move)
  return moveStop(ready, { id: move.id, to: index, number: move.number })
}

type Ready = { readonly plan: Plan; readonly index: number }

const withRouteFor = (plan: Plan, { id, carrier, headquarters, today }: MoveToCarrier): Ready => {
  const day = dayWanted(plan, id)
  return pipe(
    routeOfCarrier(plan, carrier.id, day),
    O.match(
      () => {
        const made = newRoute(plan, carrier, day ?? dayOfNewRoute(plan, today), headquarters)
        return { plan: { ...plan, routes: [...plan.routes, made] }, index: made.index }
      },
      (route) => ({ plan, index: route.index }),
    ),
  )
}

/** Where only the routes are known, the day is that of the route that visits the stop. */
const dayWanted = (plan: Plan, id: StopId): RouteDay | undefined =>
  pipe(
    stopOf(plan, id),
    O.map(dayOf),
    O.getOrElse(() => O.toUndefined(visitedBy(plan, id))?.route.day),
  )
