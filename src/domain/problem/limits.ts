import { peakLoad, roundAmount, type LoadChange } from '../route'
import type { BrokenRouteRule } from './broken-rule'
import type { Seconds, Vehicle } from './route-problem'

/** The largest accepted load or capacity, in any unit. */
export const MAX_AMOUNT = 1_000_000_000

/** The maximum number of vehicles of a problem. */
export const MAX_VEHICLES = 1_000

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
export const findBrokenTripRules = (
  { trips = Infinity }: Pick<Limits, 'trips'>,
  reloads: number,
): ReadonlyArray<BrokenRouteRule> => (reloads + 1 > trips ? [{ kind: 'too many trips', by: reloads + 1 - trips }] : [])
