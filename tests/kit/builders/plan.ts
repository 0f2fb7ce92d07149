import { placementIn, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import type { Stop, StopId } from '../../../src/domain/stop'
import { plainFacts, unplanned } from '../arbitraries/stop'

export const aStopCalled = (id: StopId, changes: Partial<Stop> = {}): Stop => ({
  ...plainFacts,
  ...unplanned,
  id,
  ...changes,
})

/** A plan of these routes; its stops say what the routes say, and these others are left over. */
export const aPlanOf = (routes: ReadonlyArray<Route>, leftOver: ReadonlyArray<StopId> = []): Plan => ({
  routes,
  stops: [
    ...routes.flatMap((route) => route.visits.map((visit) => aStopCalled(visit.id, placementIn(route, visit)))),
    ...leftOver.map((id) => aStopCalled(id)),
  ],
  extra: {},
})
