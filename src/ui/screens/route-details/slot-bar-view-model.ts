import {
  routeTimesOf,
  slackKindOf,
  slotTimingOf,
  type Activity,
  type Route,
  type SecondsIntoRouteDay,
} from '../../../domain/route'
import type { Stop } from '../../../domain/stop'

type Span = { readonly from: number; readonly until: number }

/** A time slot between the departure and the return of a route, in percent. */
export type SlotBar = {
  /** undefined where the stop has no slot, or none in these hours */
  readonly slot: Span | undefined
  readonly arrival: number
  /** from the end of the slot to the arrival; undefined where it is not late */
  readonly late: Span | undefined
}

/** Makes the slot bars of one route, all on its own hours; none while its times are not known. */
export const slotBarsOf = (
  route: Route,
  toSeconds: SecondsIntoRouteDay,
): ((visit: Activity, stop: Stop) => SlotBar | undefined) => {
  const { leaves, returns } = routeTimesOf(route)
  if (leaves === undefined || returns === undefined || returns <= leaves) return () => undefined
  const percentAt = (seconds: number): number =>
    Math.round(Math.min(100, Math.max(0, ((seconds - leaves) / (returns - leaves)) * 100)) * 10) / 10
  const spanOf = (from: number, until: number): Span | undefined => {
    const span = { from: percentAt(from), until: percentAt(until) }
    return span.from < span.until ? span : undefined
  }
  return (visit, stop) => {
    const { arrival, opens, closes, slack } = slotTimingOf(visit, stop, toSeconds)
    if (arrival === undefined) return undefined
    const isLate = slack !== undefined && slackKindOf(slack) === 'late'
    const hasSlot = opens !== undefined || closes !== undefined
    return {
      slot: hasSlot ? spanOf(opens ?? -Infinity, closes ?? Infinity) : undefined,
      arrival: percentAt(arrival),
      late: isLate && closes !== undefined ? spanOf(closes, arrival) : undefined,
    }
  }
}
