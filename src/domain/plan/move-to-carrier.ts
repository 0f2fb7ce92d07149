import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../address'
import type { CalendarDate } from '../day'
import type { SequenceNumber, Stop, StopId } from '../stop'
import { dayOfNewRoute, newRoute, routeOfCarrier, type Carrier } from './carrier'
import { stopOf } from './find'
import { moveStop, type MoveRefused } from './move-stop'
import type { Plan } from './plan'
import { dayOf } from '../stop'

export type MoveToCarrier = {
  readonly id: StopId
  readonly carrier: Carrier
  readonly number: SequenceNumber | undefined
  /** for a route that has to be made */
  readonly headquarters: Coordinates
  readonly today: CalendarDate
}

/** §4: a move by external route id; a carrier without a route gets one on the stop's day. */
export const moveToCarrier = (plan: Plan, move: MoveToCarrier): E.Either<MoveRefused, Plan> =>
  pipe(
    stopOf(plan, move.id),
    E.fromOption((): MoveRefused => ({ kind: 'no such stop', id: move.id })),
    E.flatMap((stop) => {
      const { plan: ready, index } = withRouteFor(plan, stop, move)
      return moveStop(ready, { id: move.id, to: index, number: move.number })
    }),
  )

const withRouteFor = (plan: Plan, stop: Stop, { carrier, headquarters, today }: MoveToCarrier) =>
  pipe(
    routeOfCarrier(plan, carrier.id, dayOf(stop)),
    O.match(
      () => {
        const made = newRoute(plan, carrier, dayOfNewRoute(plan, stop, today), headquarters)
        return { plan: { ...plan, routes: [...plan.routes, made] }, index: made.index }
      },
      (route) => ({ plan, index: route.index }),
    ),
  )
