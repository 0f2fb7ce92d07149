import { addressSummaryOf } from '../../../domain/address'
import { dateTimeLabel, normaliseTime } from '../../../domain/calendar'
import type { Stop } from '../../../domain/stop'
import type { Detail } from '../../components'

/** §2: the fields that always show, then those that show only with a value. */
export const stopDetailRows = (stop: Stop): ReadonlyArray<Detail> => [
  { label: 'Type', value: stop.type },
  { label: 'Priority', value: stop.priority },
  { label: 'Customer name', value: stop.customerName },
  { label: 'Contact name', value: stop.contactName },
  { label: 'Zip', value: stop.zip },
  { label: 'House number', value: stop.houseNumber },
  { label: 'Suffix', value: stop.houseNumberSuffix },
  { label: 'Address', value: stop.addressSummary ?? addressSummaryOf(stop) },
  ...optionalDetail('Timeslot earliest', timeLabel(stop.timeSlotEarliest)),
  ...optionalDetail('Timeslot latest', timeLabel(stop.timeSlotLatest)),
  ...optionalDetail('Duration', stop.duration === undefined ? undefined : `${stop.duration} min`),
  ...optionalDetail('Products', stop.productDescription),
  ...optionalDetail('Notes', stop.notes),
]

const optionalDetail = (label: string, value: string | undefined): ReadonlyArray<Detail> =>
  value === undefined || value.trim() === '' ? [] : [{ label, value }]

const timeLabel = (time: string | undefined): string | undefined =>
  time === undefined ? undefined : (normaliseTime(time) ?? dateTimeLabel(time) ?? time)
