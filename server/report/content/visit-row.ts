import { formatZip } from '../../../src/domain/address'
import type { RouteDay } from '../../../src/domain/calendar'
import type { Activity, MissedVisit, SecondsIntoRouteDay, RouteColour } from '../../../src/domain/route'
import {
  isStart,
  numberBadgeOf,
  rowStateOf,
  serviceSecondsOf,
  type NumberBadge,
  type RowState,
  type Stop,
} from '../../../src/domain/stop'
import { formatAddress, contactLineOf, type PrintedAddress } from './address-and-contact'
import { formatMinutes, formatTimeSlot, formatRouteTime, formatLoad } from './format-figures-and-times'
import { pluralise } from '../../../src/domain/text'

/** The printed texts of a row in a route's table. */
export type VisitRow = PrintedAddress & {
  readonly numberBadge: NumberBadge
  readonly name: string
  readonly subtitle: string
  readonly slot: string
  readonly time: string
  /** below the time: how long the driver waits, or by how much the visit misses its time slot */
  readonly timeNote: string
  readonly missed: MissedVisit['kind'] | undefined
  readonly service: string
  readonly load: string
  readonly products: string
  readonly notes: string
  readonly state: RowState
}

/** The day of a route, and what turns its times into seconds of that day. */
export type RouteDayTimes = { readonly day: RouteDay | undefined; readonly toSeconds: SecondsIntoRouteDay }

/** Made from the stop, which holds more than its visit; if the stop is unknown, from the visit. */
export const visitRow = (
  visit: Activity,
  stop: Stop | undefined,
  { day, toSeconds }: RouteDayTimes,
  missed: MissedVisit | undefined,
): VisitRow => ({
  ...(stop === undefined ? textsFromVisit(visit) : textsFromStop(stop, day)),
  numberBadge: numberBadgeOf(visit),
  time: formatRouteTime(visit.arrival, toSeconds),
  timeNote:
    missed === undefined ? waitingText(visit, stop, toSeconds) : `${formatMinutes(missed.minutes)} ${missed.kind}`,
  missed: missed?.kind,
  state: rowStateOf({ ...visit, coordinates: stop === undefined ? visit.address.coordinates : stop.facts.coordinates }),
})

/** The driver waits for the slot to open, if the visit then lasts until its service is done. */
const waitingText = (
  { arrival, departure }: Activity,
  stop: Stop | undefined,
  toSeconds: SecondsIntoRouteDay,
): string => {
  const [from, to, opens] = [toSeconds(arrival), toSeconds(departure), toSeconds(stop?.facts.timeSlotEarliest)]
  if (from === undefined || to === undefined || opens === undefined) return ''
  // As many as between the shown times.
  const minutes = Math.ceil((Math.min(opens, to - (stop === undefined ? 0 : serviceSecondsOf(stop.facts))) - from) / 60)
  return minutes < 1 ? '' : `wait ${formatMinutes(minutes)}`
}

/** The row of a return to the depot between two trips. */
export const reloadRow = (reload: Activity, { toSeconds }: RouteDayTimes): VisitRow => {
  const [from, until] = [toSeconds(reload.arrival), toSeconds(reload.departure)]
  const isTimed = from !== undefined && until !== undefined
  return {
    ...textsFromVisit(reload),
    name: 'Reload at depot',
    subtitle: '',
    products: 'Load',
    service: isTimed ? formatMinutes(Math.round((until - from) / 60)) : '',
    numberBadge: numberBadgeOf(reload),
    time: formatRouteTime(reload.arrival, toSeconds),
    timeNote: '',
    missed: undefined,
    state: { kind: 'plain' },
  }
}

/** The row of a route's start or end. */
export const endRow = (activity: Activity, { toSeconds }: RouteDayTimes): VisitRow => {
  const isDeparture = isStart(activity.type)
  const [first, second] = isDeparture ? [activity.departure, activity.arrival] : [activity.arrival, activity.departure]
  return {
    ...textsFromVisit(activity),
    name: activity.address.name || 'Headquarters',
    subtitle: '',
    place: '',
    products: isDeparture ? 'Leave' : 'Home',
    numberBadge: numberBadgeOf(activity),
    time: formatRouteTime(first ?? second, toSeconds),
    timeNote: '',
    missed: undefined,
    state: { kind: 'plain' },
  }
}

type VisitTexts = Pick<
  VisitRow,
  'name' | 'subtitle' | 'address' | 'place' | 'slot' | 'service' | 'load' | 'products' | 'notes'
>

const textsFromStop = ({ facts }: Stop, day: RouteDay | undefined): VisitTexts => ({
  name: facts.customerName,
  subtitle: contactLineOf(facts),
  ...formatAddress(facts),
  slot: formatTimeSlot(facts, day) || 'any time',
  service: facts.duration === undefined ? '' : formatMinutes(facts.duration),
  load: facts.type === 'Service' ? '' : formatLoad(facts.demand),
  products: facts.productDescription ?? '',
  notes: facts.notes ?? '',
})

const textsFromVisit = ({ address, type }: Activity): VisitTexts => ({
  name: address.name,
  subtitle: contactLineOf({ type, contactName: undefined, phone: undefined }),
  address: address.address,
  place: formatZip(address.zipcode),
  slot: '',
  service: '',
  load: '',
  products: '',
  notes: '',
})

/** A visit after its time slot, as the cover lists it. */
export type ReportedLateVisit = {
  readonly routeNumber: string
  readonly colour: RouteColour
  /** 90 Garage Verhoeven, Hoevelaken */
  readonly stop: string
  /** slot 10:30–12:30, arrival 12:40 */
  readonly times: string
  readonly minutes: number
  /** 10 min late */
  readonly lateness: string
}

export const lateVisitOf = (
  { numberBadge, name, slot, time }: VisitRow,
  city: string,
  minutes: number,
  route: Pick<ReportedLateVisit, 'routeNumber' | 'colour'>,
): ReportedLateVisit => ({
  ...route,
  stop: [[numberBadge.kind === 'number' ? numberBadge.text : '', name], [city]]
    .map((parts) => parts.filter((part) => part !== '').join(' '))
    .filter((part) => part !== '')
    .join(', '),
  times: `slot ${slot}, arrival ${time}`,
  minutes,
  lateness: `${formatMinutes(minutes)} late`,
})

/** 1 stop late by 10 min; 3 stops late, by up to 25 min. */
export const latenessText = (late: ReadonlyArray<Pick<MissedVisit, 'minutes'>>): string => {
  if (late.length === 0) return ''
  const most = formatMinutes(late.reduce((max, { minutes }) => Math.max(max, minutes), 0))
  return `${pluralise(late.length, 'stop')} late${late.length === 1 ? ' by' : ', by up to'} ${most}`
}
