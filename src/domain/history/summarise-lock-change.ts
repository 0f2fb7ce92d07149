import { isLocked } from '../lock'
import type { Plan } from '../plan'
import { routeNumberOf, type Route } from '../route'
import { getStop, type Stop } from '../stop'
import type { ChangeSummary } from './change-summary'
import { summaryNameOf } from './summarise-change'

/** What was locked or unlocked of a plan; what was so already is not told. */
export const summariseLockChange = (before: Plan, after: Plan, locked: boolean): ChangeSummary => {
  const stops = [...after.stops].filter((stop) => isLockChanged(stop, getStop(before.stops, stop.id)))
  const routes = after.routes.filter((route) =>
    isLockChanged(
      route,
      before.routes.find(({ index }) => index === route.index),
    ),
  )
  return {
    kind: locked ? 'locked' : 'unlocked',
    stops: stops.map((stop) => summaryNameOf(stop, stop.id)),
    routes: routes.map(routeNumberOf),
  }
}

const isLockChanged = <A extends Stop | Route>(now: A, before: A | undefined): boolean =>
  before !== now && before !== undefined && isLocked(before) !== isLocked(now)
