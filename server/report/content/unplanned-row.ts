import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { dayLabel } from '../../../src/domain/calendar'
import { findVisit, type Plan } from '../../../src/domain/plan'
import { routeNumberOf } from '../../../src/domain/route'
import { stopDayOf, visibleStops, type Stop } from '../../../src/domain/stop'
import { addressWords, asideOf } from './format-address'
import { slotWords } from './format-times'

/** Why no vehicle visits a stop, in words; undefined where that is not known. */
export type WhyUnplanned = (stop: Stop) => string | undefined

/** A stop that no route visits, in the words that are printed. */
export type LeftOut = {
  readonly name: string
  readonly aside: string
  readonly address: string
  readonly zip: string
  readonly day: string
  readonly slot: string
  readonly why: string
  readonly products: string
  readonly notes: string
}

export const unplannedIn = ({ stops }: Plan): ReadonlyArray<Stop> =>
  visibleStops(stops, { onlyUnplanned: true, focusedDay: undefined })

export const leftOut = (plan: Plan, stop: Stop, whyUnplanned: WhyUnplanned): LeftOut => {
  const day = stopDayOf(stop)
  return {
    name: stop.customerName,
    aside: asideOf(stop),
    ...addressWords(stop),
    day: day === undefined ? 'Any day' : dayLabel(day),
    slot: slotWords(stop, day),
    why: whyOf(plan, stop, whyUnplanned),
    products: stop.productDescription ?? '',
    notes: stop.notes ?? '',
  }
}

/** Reasons that can be seen in the plan come first, since they are true now. */
const whyOf = (plan: Plan, stop: Stop, whyUnplanned: WhyUnplanned): string =>
  pipe(
    findVisit(plan, stop.id),
    O.match(
      () => {
        if (stop.coordinates === undefined) return 'No coordinates'
        if (plan.routes.length === 0) return 'Not optimised yet'
        return whyUnplanned(stop) ?? 'No route visits it'
      },
      ({ route }) => `Route ${routeNumberOf(route)} lists it without planning it`,
    ),
  )
