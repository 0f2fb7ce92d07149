import { addressSummaryOf } from '../address'
import { pinLabelOf, routeIndexOf, type Stop, type StopId } from '../stop'

/** What an info window tells of a stop. */
export type StopInfo = {
  readonly stopId: StopId
  readonly number: string | undefined
  readonly name: string
  readonly address: string
  /** zip and city */
  readonly place: string
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
    name: stop.customerName,
    address: addressSummaryOf({ ...stop, zip: '', city: undefined }) ?? stop.addressSummary ?? '',
    place: [stop.zip, stop.city].filter(Boolean).join(' '),
    earliest: stop.timeSlotEarliest,
    latest: stop.timeSlotLatest,
    route: index === undefined ? undefined : { index, name: stop.routeName },
  }
}
