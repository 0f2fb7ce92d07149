import { encodeCompactRoute } from '../../../contract/history'
import { unchangedVisits, type BeforeAfter, type PlanChange } from '../../../src/domain/history'
import type { Route, Activity } from '../../../src/domain/route'
import { type StopFacts, unplannedStop } from '../../../src/domain/stop'
import { memoizeWeak, type Steps } from '../../../src/domain/value'
import { toJson } from './stored-json'
import { encodeStop } from '../../../contract/stop'

/** The text of a change as it is stored and sent, made of the texts of routes and stops, most of which exist already. */
export const changeText = (change: PlanChange, stopTexts: StopTexts = new Map()): string => {
  const { moved, unknownFields } = change
  const isUnchangedVisit = unchangedVisits(change.routes)
  const encodeRouteSide = (route: Route): string => routeText(route, isUnchangedVisit)
  const encodeStopSide = (facts: StopFacts): string => stopText(facts, stopTexts)
  const routes = change.routes.map(({ index, ...sides }) => `{"index":${index}${encodeSides(sides, encodeRouteSide)}}`)
  const stops = change.stops.map(
    ({ id, listIndex, ...sides }) => `{"id":${toJson(id)},"place":${listIndex}${encodeSides(sides, encodeStopSide)}}`,
  )
  const unknownFieldsText = unknownFields === undefined ? '' : `,"extra":${toJson(unknownFields)}`
  return `{"routes":[${routes.join(',')}],"stops":[${stops.join(',')}],"moved":${toJson(moved)}${unknownFieldsText}}`
}

/** A longer change is not sent: reading the whole plan is quicker then. */
export const MAX_SENT_BYTES = 256 * 1024

/** The text of a change where it is short enough to be sent. */
export const sendableText = (text: string): string | undefined =>
  Buffer.byteLength(text) <= MAX_SENT_BYTES ? text : undefined

const encodeSides = <A>({ before, after }: BeforeAfter<A>, encodeSide: (side: A) => string): string =>
  (before === undefined ? '' : `,"before":${encodeSide(before)}`) +
  (after === undefined ? '' : `,"after":${encodeSide(after)}`)

/**
 * The stored text of a route. Where every visit only copies its stop, it is made once, for the row of the route and for
 * all changes that hold the route.
 */
export const routeText = (route: Route, isCopyOfStop: (visit: Activity) => boolean): string =>
  route.visits.every(isCopyOfStop) ? compactText(route).text : toJson(encodeCompactRoute(route, isCopyOfStop))

const compactText = memoizeWeak((route: Route) => ({ text: toJson(encodeCompactRoute(route, () => true)) }))

/** The texts of stops made during a write, shared by their rows and the change in the history. */
export type StopTexts = Map<StopFacts, string>

/** The stored text of a stop. Its placement is stored with its route. */
export const stopText = (facts: StopFacts, stopTexts: StopTexts): string => {
  const cached = stopTexts.get(facts)
  if (cached !== undefined) return cached
  const text = preparedTexts.get(facts) ?? makeStopText(facts)
  preparedTexts.delete(facts)
  stopTexts.set(facts, text)
  return text
}

const makeStopText = (facts: StopFacts): string => toJson(encodeStop(unplannedStop(facts)))

const preparedTexts = new WeakMap<StopFacts, string>()

/** Makes the texts of many stops before they are written, so that the transaction is short. A stop a step. */
export const prepareStopTexts = function* (stops: ReadonlyArray<StopFacts>): Steps<void> {
  for (const facts of stops) {
    yield
    preparedTexts.set(facts, makeStopText(facts))
  }
}
