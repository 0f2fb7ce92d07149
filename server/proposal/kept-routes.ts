import * as E from 'fp-ts/Either'
import * as O from 'fp-ts/Option'
import type { RouteDay } from '../../src/domain/day'
import { isLocked } from '../../src/domain/lock'
import { stopOf, type Plan } from '../../src/domain/plan'
import { judgeRoute, problemStopOf, type Vehicle } from '../../src/domain/problem'
import type { Route } from '../../src/domain/route'
import type { Stop, StopId } from '../../src/domain/stop'

/** What becomes of the routes of today's plan when it is planned anew. */
export type Fate = {
  /** they stay as they are, with all their stops */
  readonly kept: ReadonlyArray<Route>
  /** they give way to what is proposed */
  readonly replanned: ReadonlyArray<Route>
}

type Asked = {
  readonly days: ReadonlyArray<RouteDay> | undefined
  readonly keepLocked: boolean
  /** who would drive a route, were it planned anew */
  readonly vehicleOf: (route: Route) => Vehicle | undefined
}

/**
 * Routes of other days stay, and so do locked ones. A route that is not locked, but has locked stops, is planned anew
 * around them; where that cannot be promised, since it breaks a rule as it is or nobody asked for drives it, it stays too.
 */
export const fateOf = (plan: Plan, { days, keepLocked, vehicleOf }: Asked): Fate => {
  const known = (id: StopId): Stop | undefined => O.toUndefined(stopOf(plan, id))
  const isAsked = ({ day }: Route): boolean => days === undefined || (day !== undefined && days.includes(day))
  const isAlone = (route: Route): boolean =>
    plan.routes.every((other) => other === route || vehicleOf(other)?.id !== vehicleOf(route)?.id)
  const stays = (route: Route): boolean =>
    !isAsked(route) ||
    (keepLocked &&
      (isLocked(route) || (hasLocked(route, known) && !(isAlone(route) && holds(route, known, vehicleOf)))))
  return { kept: plan.routes.filter(stays), replanned: plan.routes.filter((route) => !stays(route)) }
}

type Known = (id: StopId) => Stop | undefined

const hasLocked = ({ visits }: Route, known: Known): boolean =>
  visits.some(({ id }) => {
    const stop = known(id)
    return stop !== undefined && isLocked(stop)
  })

const holds = (route: Route, known: Known, vehicleOf: Asked['vehicleOf']): boolean => {
  const vehicle = vehicleOf(route)
  if (vehicle === undefined) return false
  const stops = route.visits.map(({ id }) => known(id))
  return stops.every((stop) => stop !== undefined && isUsable(stop)) && judgeRoute(route, known, vehicle).length === 0
}

const isUsable = (stop: Stop): boolean => E.isRight(problemStopOf(stop))
