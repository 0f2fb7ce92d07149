import type { RouteDay } from '../calendar'
import type { Route } from '../route'
import { stopDayOf, stopList, type Stop } from '../stop'
import type { Plan } from './plan'

/** The part of a plan that a report or a file is about; an undefined field restricts nothing. */
export type PlanPart = {
  readonly day: RouteDay | undefined
  readonly routeIndex: number | undefined
  readonly driverId: string | undefined
}

export const wholePlan: PlanPart = { day: undefined, routeIndex: undefined, driverId: undefined }

/**
 * The routes that fit every field, with their stops. Stops that no route visits stay unless a route or a driver is
 * asked for; with a day, those of that day.
 */
export const partOfPlan = (plan: Plan, part: PlanPart): Plan => {
  const { day, routeIndex, driverId } = part
  if (day === undefined && routeIndex === undefined && driverId === undefined) return plan
  const routes = plan.routes.filter((route) => isInPart(route, part))
  const visited = new Set(routes.flatMap(({ visits }) => visits.map(({ id }) => id)))
  const isOfDayWithoutRoute = (stop: Stop): boolean =>
    routeIndex === undefined && driverId === undefined && !stop.placement.isPlanned && stopDayOf(stop) === day
  return {
    ...plan,
    routes,
    stops: stopList.from(
      Array.from(plan.stops).filter((stop) => visited.has(stop.facts.id) || isOfDayWithoutRoute(stop)),
    ),
  }
}

const isInPart = (route: Route, { day, routeIndex, driverId }: PlanPart): boolean =>
  (day === undefined || route.day === day) &&
  (routeIndex === undefined || route.index === routeIndex) &&
  (driverId === undefined || route.driverId === driverId)
