import { withoutUndefined, type JsonObject } from '../../src/domain/parse'
import { unplannedStop, type StopFacts } from '../../src/domain/stop'
import { unchangedVisits, type BeforeAfter, type PlanChange } from '../../src/domain/history'
import { encodeRouteBeforeAfter } from '../../contract/history'
import { encodeStop } from '../../contract/stop'

/** A change as it is stored and sent. The server makes the same text of those of the routes and stops. */
export const encodePlanChange = ({ routes, stops, moved, unknownFields }: PlanChange): JsonObject => {
  const isUnchanged = unchangedVisits(routes)
  return {
    routes: routes.map((route) => ({
      index: route.index,
      ...encodeBeforeAfter(encodeRouteBeforeAfter(route, isUnchanged), (encoded) => encoded),
    })),
    stops: stops.map((stop) => ({ id: stop.id, place: stop.listIndex, ...encodeBeforeAfter(stop, encodeFacts) })),
    moved,
    ...withoutUndefined({ extra: unknownFields }),
  }
}

const encodeBeforeAfter = <A>({ before, after }: BeforeAfter<A>, encode: (value: A) => JsonObject): JsonObject =>
  withoutUndefined({
    before: before === undefined ? undefined : encode(before),
    after: after === undefined ? undefined : encode(after),
  })

const encodeFacts = (facts: StopFacts): JsonObject => encodeStop(unplannedStop(facts))
