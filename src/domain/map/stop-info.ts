import { addressSummaryOf } from '../address'
import { timeLabel } from '../calendar'
import { pinLabelOf, routeIndexOf, stopNameOf, type Stop, type StopId } from '../stop'

/** What an info window tells of a stop. */
export type StopInfo = {
  readonly stopId: StopId
  readonly number: string | undefined
  readonly name: string
  readonly address: string
  /** zip and city */
  readonly zipAndCity: string
  /** HH:mm, as the clocks say it where it is delivered */
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
