import { inOrderOfIndex, type Route } from '../route'
import { withRoutes } from './placement'
import type { Plan } from './plan'

/** What stands at an index, or that nothing does. */
export type RouteTurn = { readonly index: number; readonly route: Route | undefined }

/** The plan with routes that come, go, or take the place of others, in the order of their index; their stops follow. */
export const withTurnedRoutes = (plan: Plan, turns: ReadonlyArray<RouteTurn>): Plan => {
  const there = new Map(plan.routes.map((route) => [route.index, route]))
  const coming = turns.flatMap(({ index, route }) => (route === undefined || there.has(index) ? [] : [route]))
  const going = turns.flatMap(({ index, route }) => (route === undefined ? (there.get(index) ?? []) : []))
  const turned = withRoutes({ ...plan, routes: [...plan.routes, ...coming.map(emptied)] }, [
    ...turns.flatMap(({ route }) => route ?? []),
    ...going.map(emptied),
  ])
  const gone = new Set(going.map(({ index }) => index))
  const routes = turned.routes.filter(({ index }) => !gone.has(index))
  return { ...turned, routes: inOrderOfIndex(routes) }
}

/** A route that has let go of every stop. */
const emptied = (route: Route): Route => ({ ...route, start: undefined, visits: [], end: undefined })
