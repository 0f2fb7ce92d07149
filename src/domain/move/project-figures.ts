import { isSamePlace } from '../address'
import { countStops } from '../stop'
import type { Plan } from '../plan'
import {
  addLegs,
  estimateSource,
  noLegs,
  placesOfRoute,
  figureSourceOfLegs,
  type LegCounts,
  type FigureSource,
  type Route,
} from '../route'
import {
  addFigures,
  figuresOfRoute,
  figuresOfTimedRoute,
  zeroFigures,
  subtractFigures,
  timedRouteOf,
  type RouteFigures,
  type ScheduleContext,
} from '../schedule'
import { consecutivePairs, memoizeWeak } from '../value'

/** The figures of a whole project. */
export type ProjectFigures = RouteFigures & { readonly unplannedCount: number }

type FiguresContext = Pick<ScheduleContext, 'stopOf' | 'capacityOf'>

/** The sums of all routes as they are stored, and the number of stops without a route. */
export const figuresOfProject = (plan: Plan, context: FiguresContext): ProjectFigures => ({
  ...plan.routes.reduce((sum, route) => addFigures(sum, storedFigures(route, context)), zeroFigures),
  unplannedCount: countStops(plan.stops, { onlyUnplanned: true, focusedDay: undefined }),
})

/** Where the figures of routes as they are stored come from. */
export const figureSourceOfRoutes = (routes: ReadonlyArray<Route>): FigureSource =>
  figureSourceOfLegs(legsOfRoutes(routes), dataDateOf(routes)) ?? estimateSource

/** The oldest roads file that gave figures of these routes. */
export const dataDateOf = (routes: ReadonlyArray<Route>): string | undefined =>
  routes.flatMap(({ figureSource }) => figureSource?.dataDate ?? []).toSorted()[0]

const legsOfRoute = memoizeWeak((route: Route): LegCounts => {
  const { source, legs } = route.figureSource ?? estimateSource
  return legs ?? { ...noLegs, [source]: countLegsOf(route) }
})

/** The legs of routes by source. Those of a route that does not say where its figures came from count as estimates. */
export const legsOfRoutes = (routes: ReadonlyArray<Route>): LegCounts => routes.map(legsOfRoute).reduce(addLegs, noLegs)

const countLegsOf = (route: Route): number =>
  consecutivePairs(placesOfRoute(route)).filter(([from, to]) => !isSamePlace(from, to)).length

/** By how much the figures of all routes change between two plans, once the changed routes are scheduled. */
export const figuresChange = (before: Plan, after: Plan, context: ScheduleContext): RouteFigures => {
  const earlier = new Map(before.routes.map((route) => [route.index, route]))
  const later = new Map(after.routes.map((route) => [route.index, route]))
  const indexes = new Set([...earlier.keys(), ...later.keys()])
  return [...indexes].reduce((sum, index) => {
    const [one, other] = [earlier.get(index), later.get(index)]
    return one === other ? sum : addFigures(sum, routeFiguresChange(one, other, context))
  }, zeroFigures)
}

/** By how much the figures change where a route gets other visits, is new, or goes. */
const routeFiguresChange = (
  before: Route | undefined,
  after: Route | undefined,
  context: ScheduleContext,
): RouteFigures =>
  subtractFigures(
    after === undefined ? zeroFigures : figuresOfTimedRoute(timedRouteOf(after, context)),
    before === undefined ? zeroFigures : storedFigures(before, context),
  )

/** The figures of a route as it is stored. */
export const storedFigures = (route: Route, { stopOf, capacityOf }: FiguresContext): RouteFigures =>
  figuresOfRoute(route, stopOf, capacityOf(route))
