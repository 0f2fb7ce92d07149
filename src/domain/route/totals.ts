import { stopWarning, type StopId, type StopLookup } from '../stop'
import { peakLoad } from './load'
import { loadChangesOf, stopVisitsOf } from './route-reload'
import { missedSlots, type MissedSlot } from './missed-slots'
import type { Route } from './route'

export type RouteTotals = {
  /** visits, without start, reloads and end */
  readonly stopCount: number
  /** the highest load on board at any moment, by dimension */
  readonly load: ReadonlyArray<number>
  readonly missed: ReadonlyArray<MissedVisit>
  /** §4: visits with a row warning: not planned, or without a number */
  readonly toCheck: ReadonlyArray<StopId>
}

/** In whole minutes; a visit that is too early by less is rounded up. */
export type MissedVisit = { readonly id: StopId; readonly kind: MissedSlot['kind']; readonly minutes: number }

/** A visit to an unknown stop counts as a visit without a load. */
export const totalsOf = (route: Route, stopOf: StopLookup): RouteTotals => ({
  stopCount: stopVisitsOf(route).length,
  load: peakLoad(loadChangesOf(route, stopOf)),
  missed: missedSlots(route, stopOf).map(({ id, kind, seconds }) => ({ id, kind, minutes: Math.ceil(seconds / 60) })),
  toCheck: route.visits.filter((visit) => stopWarning(visit) !== undefined).map((visit) => visit.id),
})
