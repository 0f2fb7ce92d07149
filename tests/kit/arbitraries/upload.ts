import fc from 'fast-check'
import { formatTime } from '../../../src/domain/calendar'
import type { StopDraft } from '../../../src/domain/stop'
import { spelled, type SpellingChoices } from './spelling'
import { someFacts } from './stop'

const aWindow = (): fc.Arbitrary<Pick<StopDraft, 'timeSlotEarliest' | 'timeSlotLatest'>> =>
  fc
    .tuple(fc.nat(1439), fc.nat(1439), fc.constantFrom('', '', '2026-11-23T', 'from', 'until'))
    .map(([firstMinute, secondMinute, variant]) => {
      const earliest = formatTime(Math.min(firstMinute, secondMinute))
      const latest = formatTime(Math.max(firstMinute, secondMinute))
      return {
        timeSlotEarliest: variant === 'until' ? undefined : `${variant === 'from' ? '' : variant}${earliest}`,
        timeSlotLatest: variant === 'from' ? undefined : `${variant === 'until' ? '' : variant}${latest}`,
      }
    })

/** A stop as it may come from a file. */
export const aDraft = (): fc.Arbitrary<StopDraft> =>
  fc
    .tuple(
      someFacts(fc.constant('')),
      aWindow(),
      fc.constantFrom(undefined, '2026-11-23', 'Ma', 'Vr'),
      fc.constantFrom({}, { erpNumber: 'E-17' }, { 'lading ë': { crates: [1, 2] } }, { address: { floor: 3 } }),
    )
    .map(([facts, window, requestedDay, unknownFields]) => ({
      type: facts.type,
      priority: facts.priority,
      customerName: facts.customerName,
      contactName: facts.contactName,
      phone: facts.phone,
      zip: facts.zip,
      houseNumber: facts.houseNumber,
      houseNumberSuffix: facts.houseNumberSuffix,
      street: facts.street,
      city: facts.city,
      addressSummary: facts.addressSummary,
      coordinates: facts.coordinates,
      ...window,
      duration: facts.duration,
      demand: facts.demand,
      productDescription: facts.productDescription,
      notes: facts.notes,
      groupedExternalTaskIds: facts.groupedExternalTaskIds,
      requestedDay,
      unknownFields,
    }))

/** The row of a file for a draft, with our own field names. */
export const plainRow = ({
  coordinates,
  requestedDay,
  unknownFields,
  ...fields
}: StopDraft): Readonly<Record<string, unknown>> => ({
  ...fields,
  routeDay: requestedDay,
  lat: coordinates?.lat,
  lng: coordinates?.lng,
  ...unknownFields,
})

/** All accepted spellings of the value of a field. */
const spellingsOf = (field: string, value: unknown): ReadonlyArray<unknown> => {
  if (value === undefined) return [undefined, null, '', ' ']
  if (typeof value === 'number') return [value, String(value)]
  if (Array.isArray(value) && field === 'demand')
    return value.length === 1 ? [value, value[0], value.map(String)] : [value]
  if (typeof value !== 'string') return [value]
  if (field === 'type' && value === 'Delivery') return [value, 'delivery', undefined, '']
  if (field === 'priority' && value === 'Regular') return [value, 'REGULAR', undefined, null]
  if (field === 'type' || field === 'priority' || field === 'routeDay') return [value, value.toUpperCase()]
  if (field === 'houseNumber') return [value, Number(value), ` ${value} `]
  return field.startsWith('timeSlot') ? [value, value.replace(/^0/, ''), ` ${value}`] : [value]
}

/** The row as another program may write it. Unknown fields have only one name. */
export const spelledRow = (draft: StopDraft, choices: SpellingChoices): Readonly<Record<string, unknown>> => {
  const { address = {}, ...row } = spelled(plainRow({ ...draft, unknownFields: {} }), choices, spellingsOf)
  const { address: extraAddress = {}, ...unknownFields } = draft.unknownFields
  return { ...row, ...unknownFields, address: { ...Object(address), ...Object(extraAddress) } }
}

/** The field that a fault is reported for, and the fields of a row that cause it. */
export type Fault = readonly [field: string, rowFields: Readonly<Record<string, unknown>>]

export const faults: ReadonlyArray<Fault> = [
  ['customerName', { customerName: undefined }],
  ['customerName', { customerName: ' \t' }],
  ['customerName', { customerName: 'x'.repeat(201) }],
  ['customerName', { customerName: ['Jansen'] }],
  ['zip', { zip: null }],
  ['zip', { zip: '1234 AB 1234 AB 1' }],
  ['houseNumber', { houseNumber: '' }],
  ['houseNumber', { houseNumber: { number: 12 } }],
  ['houseNumberSuffix', { houseNumberSuffix: true }],
  ['contactName', { contactName: 'A\0' }],
  ['phone', { phone: '12345' }],
  ['phone', { phone: 'bel Jan' }],
  ['phone', { phone: '1'.repeat(21) }],
  ['phone', { phone: ['0612345678'] }],
  ['type', { type: 'Deliverie' }],
  ['type', { type: 'START' }],
  ['priority', { priority: 1 }],
  ['city', { city: '\uD800' }],
  ['lat', { lat: 'noord', lng: 5.1 }],
  ['lat', { lat: 90.5, lng: 5.1 }],
  ['lat', { lat: -90.5, lng: 5.1 }],
  ['lat', { lat: undefined, lng: 5.1 }],
  ['lng', { lat: 52.1, lng: undefined }],
  ['lng', { lat: 52.1, lng: -181 }],
  ['lng', { lat: 52.1, lng: 181 }],
  ['lat', { lat: 5.12, lng: 52.09 }],
  ['timeSlotEarliest', { timeSlotEarliest: '24:00', timeSlotLatest: undefined }],
  ['timeSlotEarliest', { timeSlotEarliest: '2026-02-30T09:00', timeSlotLatest: '18:00' }],
  ['timeSlotLatest', { timeSlotLatest: 900 }],
  ['timeSlotLatest', { timeSlotEarliest: '9:30', timeSlotLatest: '09:29' }],
  ['duration', { duration: 'tien' }],
  ['duration', { duration: -1 }],
  ['duration', { duration: 1441 }],
  ['demand', { demand: -1 }],
  ['demand', { demand: [1, 'veel'] }],
  ['notes', { notes: 'x'.repeat(2001) }],
  ['groupedExternalTaskIds', { groupedExternalTaskIds: 'T001' }],
  ['routeDay', { routeDay: '2026-13-01' }],
]

export const aFault = (): fc.Arbitrary<Fault> => fc.constantFrom(...faults)
