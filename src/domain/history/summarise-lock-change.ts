import { isLocked } from '../lock'
import type { Plan } from '../plan'
import { routeNumberOf, type Route } from '../route'
import { stopIn, type Stop } from '../stop'
import type { Deed } from './change-summary'
import { nameOfStop } from './summarise-change'

/** What was locked or unlocked of a plan; what was so already is not told. */
export const deedOfLocks = (before: Plan, after: Plan, locked: boolean): Deed => {
  const stops = [...after.stops].filter((stop) => isTurned(stop, stopIn(before.stops, stop.id)))
  const routes = after.routes.filter((route) =>
    isTurned(
      route,
      before.routes.find(({ index }) => index === route.index),
    ),
  )
  return {
    deed: locked ? 'locked' : 'unlocked',
    stops: stops.map((stop) => nameOfStop(stop, stop.id)),
    routes: routes.map(routeNumberOf),
  }
}

const isTurned = <A extends Stop | Route>(now: A, before: A | undefined): boolean =>
  before !== now && before !== undefined && isLocked(before) !== isLocked(now)
