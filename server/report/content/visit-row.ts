import { formatZip } from '../../../src/domain/address'
import type { RouteDay } from '../../../src/domain/calendar'
import type { Activity, MissedVisit, RouteClock } from '../../../src/domain/route'
import {
  isStart,
  numberBadgeOf,
  rowStateOf,
  type NumberBadge,
  type RowState,
  type Stop,
} from '../../../src/domain/stop'
import { formatAddress, subtitleOf } from './format-address'
import { formatMinutes, formatTimeSlot, formatRouteTime } from './format-times'

/** The printed texts of a row in a route's table. */
export type VisitRow = {
  readonly numberBadge: NumberBadge
  readonly name: string
  readonly subtitle: string
  readonly address: string
  readonly zip: string
  readonly slot: string
  readonly time: string
  /** below the time: departure, or by how much the visit misses its time slot */
  readonly timeNote: string
  readonly isMissed: boolean
  readonly products: string
  readonly notes: string
  readonly state: RowState
}

/** The day of a route, and the clock for its times. */
export type RouteSchedule = { readonly day: RouteDay | undefined; readonly clock: RouteClock }

/** Made from the stop, which holds more than its visit; if the stop is unknown, from the visit. */
export const visitRow = (
  visit: Activity,
  stop: Stop | undefined,
  { day, clock }: RouteSchedule,
  missed: MissedVisit | undefined,
): VisitRow => ({
  ...(stop === undefined ? textsFromVisit(visit) : textsFromStop(stop, day)),
  numberBadge: numberBadgeOf(visit),
  time: formatRouteTime(visit.arrival, clock),
  timeNote: missed === undefined ? '' : `${formatMinutes(missed.minutes)} ${missed.kind}`,
  isMissed: missed !== undefined,
  state: rowStateOf({ ...visit, coordinates: stop === undefined ? visit.address.coordinates : stop.facts.coordinates }),
})

/** The row of a route's start or end. */
export const endRow = (activity: Activity, { clock }: RouteSchedule): VisitRow => {
  const isDeparture = isStart(activity.type)
  const [first, second] = isDeparture ? [activity.departure, activity.arrival] : [activity.arrival, activity.departure]
  const time = formatRouteTime(first ?? second, clock)
  return {
    ...textsFromVisit(activity),
    name: activity.address.name || 'Headquarters',
    subtitle: isDeparture ? 'Start' : 'End',
    numberBadge: numberBadgeOf(activity),
    time,
    timeNote: isDeparture && time !== '' ? 'departure' : '',
    isMissed: false,
    state: { kind: 'plain' },
  }
}

type VisitTexts = Pick<VisitRow, 'name' | 'subtitle' | 'address' | 'zip' | 'slot' | 'products' | 'notes'>

const textsFromStop = (stop: Stop, day: RouteDay | undefined): VisitTexts => ({
  name: stop.facts.customerName,
  subtitle: subtitleOf(stop.facts),
  ...formatAddress(stop.facts),
  slot: formatTimeSlot(stop.facts, day),
  products: stop.facts.productDescription ?? '',
  notes: stop.facts.notes ?? '',
})

const textsFromVisit = ({ address, type }: Activity): VisitTexts => ({
  name: address.name,
  subtitle: subtitleOf({ type, contactName: undefined, phone: undefined }),
  address: address.address,
  zip: formatZip(address.zipcode),
  slot: '',
  products: '',
  notes: '',
})
