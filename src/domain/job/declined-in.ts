import type { Plan } from '../plan'
import type { Route } from '../route'
import { comparedRoutes, keyOf, type Compared } from './comparison'
import type { Declined } from './taken-part'

/** Which routes of a proposal somebody must have left aside to come from the plan of then to another; anything else may be new as well. */
export const declinedIn = (before: Plan, proposed: Plan, after: Plan): Declined =>
  new Set(
    comparedRoutes(before.routes, proposed.routes)
      .filter((one) => !isTaken(one, after.routes))
      .map(keyOf),
  )

const isTaken = ({ before, after }: Compared, routes: ReadonlyArray<Route>): boolean =>
  after === undefined
    ? !routes.some((route) => route.index === before?.index && isDrivenAs(route, before))
    : routes.some((route) => isDrivenAs(route, after) && isSameWay(route, after))

const isDrivenAs = (one: Route, other: Route): boolean =>
  one.day === other.day &&
  one.driverId === other.driverId &&
  one.externalRouteId === other.externalRouteId &&
  one.name === other.name

const isSameWay = (one: Route, other: Route): boolean =>
  one.visits.length === other.visits.length && one.visits.every(({ id }, place) => id === other.visits[place]?.id)
