import {
  activitiesOf,
  isReload,
  loadChangesOf,
  missedSlots,
  peakLoad,
  roundAmount,
  secondsIntoRouteDay,
  type LoadChange,
  type Route,
} from '../route'
import type { StopLookup } from '../stop'
import type { BrokenRouteRule } from './broken-rule'
import type { Seconds, Vehicle } from './route-problem'

/** The limits of a route as a whole: the capacity of the vehicle, its working hours, and how many trips it makes. */
export type Limits = Pick<Vehicle, 'capacity' | 'earliest' | 'latest' | 'trips'>

export const findBrokenLoadRules = (
  { capacity }: Pick<Limits, 'capacity'>,
  changes: ReadonlyArray<LoadChange>,
): ReadonlyArray<BrokenRouteRule> => {
  const load = peakLoad(changes)
  return capacity.flatMap((max, dimension): ReadonlyArray<BrokenRouteRule> => {
    const by = (load[dimension] ?? 0) - max
    return by > 0 ? [{ kind: 'over capacity', dimension, by: roundAmount(by) }] : []
  })
}

export const findBrokenHoursRules = (
  { earliest, latest }: Pick<Limits, 'earliest' | 'latest'>,
  leaves: Seconds,
  returns: Seconds,
): ReadonlyArray<BrokenRouteRule> => [
  ...(leaves < earliest ? [{ kind: 'before hours', by: earliest - leaves } as const] : []),
  ...(returns > latest ? [{ kind: 'after hours', by: returns - latest } as const] : []),
]

/** Undefined limits of trips allow any number. */
const findBrokenTripRules = (
  { trips = Infinity }: Pick<Limits, 'trips'>,
  reloads: number,
): ReadonlyArray<BrokenRouteRule> => (reloads + 1 > trips ? [{ kind: 'too many trips', by: reloads + 1 - trips }] : [])

/**
 * The rules of the solver that a route of a plan breaks; nothing is refused. An unknown time, stop or driver breaks no
 * rule.
 */
export const findBrokenRouteRules = (
  route: Route,
  stopOf: StopLookup,
  limits: Limits | undefined,
): ReadonlyArray<BrokenRouteRule> => [
  ...missedSlots(route, stopOf).map(({ id, kind, seconds }): BrokenRouteRule => ({ kind, stop: id, by: seconds })),
  ...(limits === undefined
    ? []
    : [
        ...findBrokenLoadRules(limits, loadChangesOf(route, stopOf)),
        ...brokenHoursRulesOf(route, limits),
        ...findBrokenTripRules(limits, route.visits.filter(isReload).length),
      ]),
]

const brokenHoursRulesOf = (route: Route, limits: Limits): ReadonlyArray<BrokenRouteRule> => {
  const { first, last } = workedHoursOf(route)
  return findBrokenHoursRules(limits, first, last)
}

/** The first and the last time of a route, in seconds into its day; infinite where it has no times. */
export const workedHoursOf = (route: Route): { readonly first: Seconds; readonly last: Seconds } => {
  const toSeconds = secondsIntoRouteDay(route)
  let first = Infinity
  let last = -Infinity
  for (const { arrival, departure } of activitiesOf(route))
    for (const time of [toSeconds(arrival), toSeconds(departure)]) {
      first = Math.min(first, time ?? first)
      last = Math.max(last, time ?? last)
    }
  return { first, last }
}
