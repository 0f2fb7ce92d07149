import { stopWarning, type StopId } from '../stop'
import { peakLoad } from './load'
import { missedSlots, type MissedSlot, type StopLookup } from './missed-slots'
import type { Route } from './route'

export type RouteTotals = {
  /** visits; start and end are none */
  readonly stops: number
  /** the most on board at any one moment, in each dimension */
  readonly load: ReadonlyArray<number>
  readonly missed: ReadonlyArray<MissedVisit>
  /** §4: visits a row warns about, not planned or without a number */
  readonly toCheck: ReadonlyArray<StopId>
}

/** In whole minutes, rounded up: late is late. */
export type MissedVisit = { readonly id: StopId; readonly kind: MissedSlot['kind']; readonly minutes: number }

/** What a route adds up to. A visit to a stop that nobody knows counts as a visit and carries nothing. */
export const totalsOf = (route: Route, stopOf: StopLookup): RouteTotals => ({
  stops: route.visits.length,
  load: peakLoad(route.visits.flatMap((visit) => stopOf(visit.id) ?? [])),
  missed: missedSlots(route, stopOf).map(({ id, kind, seconds }) => ({ id, kind, minutes: Math.ceil(seconds / 60) })),
  toCheck: route.visits.filter((visit) => stopWarning(visit) !== undefined).map((visit) => visit.id),
})
