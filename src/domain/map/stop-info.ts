import { addressSummaryOf, houseLabel } from '../address'
import { timeLabel } from '../calendar'
import { describeMissedSlot } from './missed-slots-by-stop'
import type { MissedSlot } from '../route'
import { pinLabelOf, routeIndexOf, stopNameOf, type Stop, type StopId } from '../stop'

/** The content of a stop's info window. */
export type StopInfo = {
  readonly stopId: StopId
  readonly number: string | undefined
  readonly name: string
  readonly address: string
  /** with the house number where the address has no street */
  readonly zipAndCity: string
  /** HH:mm, Dutch time */
  readonly earliest: string | undefined
  readonly latest: string | undefined
  /** such as `late by 20 minutes`; undefined within its time slot */
  readonly missedSlot: string | undefined
  readonly phone: string | undefined
  readonly route: { readonly index: number; readonly name: string | undefined } | undefined
}

export const stopInfoOf = (stop: Stop, missed?: MissedSlot): StopInfo => {
  const label = pinLabelOf(stop.placement)
  const index = routeIndexOf(stop)
  const { zip, city } = stop.facts
  const address = addressSummaryOf({ ...stop.facts, zip: '', city: undefined }) ?? stop.facts.addressSummary ?? ''
  return {
    stopId: stop.facts.id,
    number: label.kind === 'dot' ? undefined : label.text,
    name: stopNameOf(stop),
    address,
    zipAndCity:
      address === '' && zip !== ''
        ? (addressSummaryOf(stop.facts) ?? houseLabel(stop.facts))
        : [zip, city].filter(Boolean).join(' '),
    earliest: timeLabel(stop.facts.timeSlotEarliest),
    latest: timeLabel(stop.facts.timeSlotLatest),
    phone: stop.facts.phone,
    missedSlot: missed && describeMissedSlot(missed),
    route: index === undefined ? undefined : { index, name: stop.placement.routeName },
  }
}
