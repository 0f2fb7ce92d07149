import { addressSummaryOf } from '../../../domain/address'
import { dateTimeLabel, normaliseTime } from '../../../domain/calendar'
import type { Stop } from '../../../domain/stop'
import type { Fact } from '../../components'

/** §2: what is always there, and then what there is. */
export const stopFacts = (stop: Stop): ReadonlyArray<Fact> => [
  { label: 'Type', value: stop.type },
  { label: 'Priority', value: stop.priority },
  { label: 'Customer name', value: stop.customerName },
  { label: 'Contact name', value: stop.contactName },
  { label: 'Zip', value: stop.zip },
  { label: 'House number', value: stop.houseNumber },
  { label: 'Suffix', value: stop.houseNumberSuffix },
  { label: 'Address', value: stop.addressSummary ?? addressSummaryOf(stop) },
  ...ifSaid('Timeslot earliest', timeIn(stop.timeSlotEarliest)),
  ...ifSaid('Timeslot latest', timeIn(stop.timeSlotLatest)),
  ...ifSaid('Duration', stop.duration === undefined ? undefined : `${stop.duration} min`),
  ...ifSaid('Products', stop.productDescription),
  ...ifSaid('Notes', stop.notes),
]

const ifSaid = (label: string, value: string | undefined): ReadonlyArray<Fact> =>
  value === undefined || value.trim() === '' ? [] : [{ label, value }]

const timeIn = (time: string | undefined): string | undefined =>
  time === undefined ? undefined : (normaliseTime(time) ?? dateTimeLabel(time) ?? time)
