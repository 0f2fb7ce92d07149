import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { dayLabel } from '../../../src/domain/calendar'
import { findVisit, type Plan } from '../../../src/domain/plan'
import { routeNumberOf } from '../../../src/domain/route'
import { stopDayOf, visibleStops, type Stop } from '../../../src/domain/stop'
import { formatAddress, contactLineOf, type PrintedAddress } from './address-and-contact'
import { formatTimeSlot } from './format-figures-and-times'

/** The text why no vehicle visits a stop; undefined if unknown. */
export type UnplannedReasonOf = (stop: Stop) => string | undefined

/** The printed texts of an unplanned stop. */
export type UnplannedRow = PrintedAddress & {
  readonly name: string
  readonly subtitle: string
  readonly day: string
  readonly slot: string
  readonly reason: string
  readonly products: string
  readonly notes: string
}

export const unplannedStopsIn = ({ stops }: Plan): ReadonlyArray<Stop> =>
  visibleStops(stops, { onlyUnplanned: true, focusedDay: undefined })

export const unplannedRowOf = (plan: Plan, stop: Stop, unplannedReasonOf: UnplannedReasonOf): UnplannedRow => {
  const day = stopDayOf(stop)
  return {
    name: stop.facts.customerName,
    subtitle: contactLineOf(stop.facts),
    ...formatAddress(stop.facts),
    day: day === undefined ? 'Any day' : dayLabel(day),
    slot: formatTimeSlot(stop.facts, day),
    reason: reasonTextOf(plan, stop, unplannedReasonOf),
    products: stop.facts.productDescription ?? '',
    notes: stop.facts.notes ?? '',
  }
}

/** Reasons visible in the current plan come before those of the last optimisation, which may be outdated. */
const reasonTextOf = (plan: Plan, stop: Stop, unplannedReasonOf: UnplannedReasonOf): string =>
  pipe(
    findVisit(plan, stop.facts.id),
    O.match(
      () => {
        if (stop.facts.coordinates === undefined) return 'No coordinates'
        if (plan.routes.length === 0) return 'Not optimised yet'
        return unplannedReasonOf(stop) ?? 'No route visits it'
      },
      ({ route }) => `Route ${routeNumberOf(route)} lists it without planning it`,
    ),
  )
