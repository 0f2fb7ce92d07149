import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import { dayLabel } from '../../../src/domain/day'
import { visitedBy, type Plan } from '../../../src/domain/plan'
import { routeNumberOf } from '../../../src/domain/route'
import { dayOf, visibleStops, type Stop, type StopId } from '../../../src/domain/stop'
import { addressWords, asideOf } from './address-words'
import { slotWords } from './time-words'

/** What kept the vehicles from a stop, a sentence each; none where nobody has tried. */
export type WhyUnplanned = (id: StopId) => ReadonlyArray<string>

/** A stop that nobody will drive to, in the words that are printed. */
export type LeftOut = {
  readonly name: string
  readonly aside: string
  readonly address: string
  readonly zip: string
  readonly day: string
  readonly slot: string
  readonly why: string
  readonly notes: string
}

export const leftOutOf = (plan: Plan, whyUnplanned: WhyUnplanned): ReadonlyArray<LeftOut> =>
  visibleStops(plan.stops, { onlyUnplanned: true, focusedDay: undefined }).map((stop) =>
    leftOut(stop, whyOf(plan, stop, whyUnplanned(stop.id))),
  )

const leftOut = (stop: Stop, why: string): LeftOut => {
  const day = dayOf(stop)
  return {
    name: stop.customerName,
    aside: asideOf(stop),
    ...addressWords(stop),
    day: day === undefined ? 'Any day' : dayLabel(day),
    slot: slotWords(stop, day),
    why,
    notes: [stop.productDescription ?? '', stop.notes ?? ''].filter((part) => part.trim() !== '').join('\n'),
  }
}

const MOST_REASONS = 4

const whyOf = (plan: Plan, stop: Stop, reasons: ReadonlyArray<string>): string => {
  const told = [...new Set(reasons)]
  if (told.length === 0) return whyItSeems(plan, stop)
  const more = told.length > MOST_REASONS ? [`and ${told.length - MOST_REASONS} more`] : []
  return capitalised([...told.slice(0, MOST_REASONS), ...more].join('; '))
}

/** What the plan itself tells, where no optimiser has given a reason. */
const whyItSeems = (plan: Plan, stop: Stop): string =>
  pipe(
    visitedBy(plan, stop.id),
    O.match(
      () => {
        if (stop.at === undefined) return 'No coordinates'
        return plan.routes.length === 0 ? 'Not optimised yet' : 'No route visits it'
      },
      ({ route }) => `Route ${routeNumberOf(route)} lists it without planning it`,
    ),
  )

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
