import { present, type Said } from '../parse'
import { standingAt, unplannedOn, writeStop, type StopFacts } from '../stop'
import { visitsThatStay } from './unchanged-visits'
import type { PlanChange, Turned } from './plan-change'
import { writeInShort } from './encode-compact-route'

/** A change as it is kept beside its plan, in the words of the project document and the stops document. */
export const writePlanChange = ({ routes, stops, moved, extra }: PlanChange): Said => {
  const isKnown = visitsThatStay(routes)
  return {
    routes: routes.map((route) => ({
      index: route.index,
      ...sides(route, (side) => writeInShort(side, isKnown)),
    })),
    stops: stops.map((stop) => ({ id: stop.id, place: stop.place, ...sides(stop, writeFacts) })),
    moved,
    ...present({ extra }),
  }
}

const sides = <A>({ before, after }: Turned<A>, write: (side: A) => Said): Said =>
  present({
    before: before === undefined ? undefined : write(before),
    after: after === undefined ? undefined : write(after),
  })

const writeFacts = (facts: StopFacts): Said => writeStop(standingAt(facts, unplannedOn(facts.requestedDay)))
