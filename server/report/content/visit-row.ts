import { formatZip } from '../../../src/domain/address'
import type { RouteDay } from '../../../src/domain/calendar'
import type { Activity, MissedVisit, RouteClock } from '../../../src/domain/route'
import { isStart, numberBadgeOf, rowStateOf, type NumberBadge, type RowState, type Stop } from '../../../src/domain/stop'
import { addressWords, asideOf } from './format-address'
import { minutesWords, slotWords, timeWords } from './format-times'

/** A line of a route's table, in the words that are printed. */
export type VisitRow = {
  readonly mark: NumberBadge
  readonly name: string
  readonly aside: string
  readonly address: string
  readonly zip: string
  readonly slot: string
  readonly time: string
  /** below the time: that it is a departure, or by how much it misses the time slot */
  readonly timeNote: string
  readonly isMissed: boolean
  readonly products: string
  readonly notes: string
  readonly state: RowState
}

/** The day of a route, and the clock that reads its times. */
export type RouteHours = { readonly day: RouteDay | undefined; readonly clock: RouteClock }

/**
 * The row is filled from the stop, which holds more than its visit on the route. Where the stop is unknown, it is
 * filled from the visit.
 */
export const visitRow = (
  visit: Activity,
  stop: Stop | undefined,
  { day, clock }: RouteHours,
  missed: MissedVisit | undefined,
): VisitRow => ({
  ...(stop === undefined ? asItsRouteSays(visit) : asItSays(stop, day)),
  mark: numberBadgeOf(visit),
  time: timeWords(visit.arrival, clock),
  timeNote: missed === undefined ? '' : `${minutesWords(missed.minutes)} ${missed.kind}`,
  isMissed: missed !== undefined,
  state: rowStateOf({ ...visit, coordinates: stop === undefined ? visit.address.coordinates : stop.coordinates }),
})

/** Where a route starts or ends. */
export const endRow = (activity: Activity, { clock }: RouteHours): VisitRow => {
  const leaves = isStart(activity.type)
  const [first, second] = leaves ? [activity.departure, activity.arrival] : [activity.arrival, activity.departure]
  const time = timeWords(first ?? second, clock)
  return {
    ...asItsRouteSays(activity),
    name: activity.address.name || 'Headquarters',
    aside: leaves ? 'Start' : 'End',
    mark: numberBadgeOf(activity),
    time,
    timeNote: leaves && time !== '' ? 'departure' : '',
    isMissed: false,
    state: { kind: 'plain' },
  }
}

type Said = Pick<VisitRow, 'name' | 'aside' | 'address' | 'zip' | 'slot' | 'products' | 'notes'>

const asItSays = (stop: Stop, day: RouteDay | undefined): Said => ({
  name: stop.customerName,
  aside: asideOf(stop),
  ...addressWords(stop),
  slot: slotWords(stop, day),
  products: stop.productDescription ?? '',
  notes: stop.notes ?? '',
})

const asItsRouteSays = ({ address, type }: Activity): Said => ({
  name: address.name,
  aside: asideOf({ type, contactName: undefined }),
  address: address.address,
  zip: formatZip(address.zipcode),
  slot: '',
  products: '',
  notes: '',
})
