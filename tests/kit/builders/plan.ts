import { placementOf, type Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { stopList, unplannedPlacementOf, type Stop, type StopFacts, type StopId } from '../../../src/domain/stop'
import { stopListOfChunks } from '../../../src/domain/stop/stop-list'
import { plainFacts, unplanned } from '../arbitraries/stop'
import { chunksIn } from './stop-list'
import { type FlatStop, stopFrom } from './stop'

export const aStopCalled = (id: StopId, changes: Partial<FlatStop> = {}): Stop =>
  stopFrom({
    ...plainFacts,
    ...unplanned,
    id,
    ...changes,
  })

/** A plan of these routes and stops, in which each stop agrees with its route, or is unplanned. */
export const planOf = (routes: ReadonlyArray<Route>, stops: Iterable<Stop | StopFacts>): Plan => {
  const placements = new Map(
    routes.flatMap((route) => route.visits.map((visit) => [visit.id, placementOf(route, visit)] as const)),
  )
  return {
    routes,
    stops: stopList.from(
      Array.from(stops, (stop): Stop => {
        const facts = 'facts' in stop ? stop.facts : stop
        return { facts, placement: placements.get(facts.id) ?? unplannedPlacementOf(facts.requestedDay) }
      }),
    ),
    unknownFields: {},
  }
}

/** An equal plan without shared objects. */
export const cloneOf = ({ stops, ...others }: Plan): Plan => ({
  ...structuredClone(others),
  stops: stopListOfChunks(structuredClone(chunksIn(stops))),
})

/** A plan of these routes with plain stops; the others are unplanned. */
export const aPlanOf = (routes: ReadonlyArray<Route>, unplannedIds: ReadonlyArray<StopId> = []): Plan => {
  const visited = routes.flatMap((route) => route.visits.map((visit) => visit.id))
  return planOf(
    routes,
    [...visited, ...unplannedIds].map((id) => ({ ...plainFacts, id })),
  )
}
