import { addressSummaryOf } from '../address'
import { timeLabel } from '../calendar'
import { pinLabelOf, routeIndexOf, stopNameOf, type Stop, type StopId } from '../stop'

/** The content of a stop's info window. */
export type StopInfo = {
  readonly stopId: StopId
  readonly number: string | undefined
  readonly name: string
  readonly address: string
  /** zip and city */
  readonly zipAndCity: string
  /** HH:mm, Dutch time */
  readonly earliest: string | undefined
  readonly latest: string | undefined
  readonly route: { readonly index: number; readonly name: string | undefined } | undefined
}

export const stopInfoOf = (stop: Stop): StopInfo => {
  const label = pinLabelOf(stop)
  const index = routeIndexOf(stop)
  return {
    stopId: stop.id,
    number: label.kind === 'dot' ? undefined : label.text,
    name: stopNameOf(stop),
    address: addressSummaryOf({ ...stop, zip: '', city: undefined }) ?? stop.addressSummary ?? '',
    zipAndCity: [stop.zip, stop.city].filter(Boolean).join(' '),
    earliest: timeLabel(stop.timeSlotEarliest),
    latest: timeLabel(stop.timeSlotLatest),
    route: index === undefined ? undefined : { index, name: stop.routeName },
  }
}
