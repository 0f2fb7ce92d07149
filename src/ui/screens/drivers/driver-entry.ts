import {
  afterLookup,
  lookupFields,
  lookupFor,
  withoutAddress,
  type AddressFound,
  type Lookup,
  type LookupField,
} from '../../../domain/address'
import type { CallFailed } from '../../../domain/call'
import { driverFormOf, newDriverForm, type Driver, type DriverForm } from '../../../domain/driver'

/** All but the address, which is looked up. */
export const typedFields = [
  'firstName',
  'lastName',
  ...lookupFields,
  'mobileNumber',
  'vehicleCapacity',
  'availabilityEarliest',
  'availabilityLatest',
] as const

export type TypedField = (typeof typedFields)[number]

/** A driver while they are entered. */
export type DriverEntry = {
  readonly driver: DriverForm
  /** the fields that were left, and not touched since */
  readonly judged: ReadonlyArray<TypedField>
  /** the question that was asked last, and is not answered yet */
  readonly asked: Lookup | undefined
  readonly isBusy: boolean
  /** how the last try failed */
  readonly failed: CallFailed | undefined
}

export type EntryEvent =
  | { readonly kind: 'typed'; readonly field: TypedField; readonly text: string }
  | { readonly kind: 'left'; readonly field: TypedField }
  | { readonly kind: 'asked'; readonly lookup: Lookup }
  | { readonly kind: 'answered'; readonly lookup: Lookup; readonly found: AddressFound | undefined }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failed: CallFailed }

const untouched = { judged: [], asked: undefined, isBusy: false, failed: undefined }

export const newEntry: DriverEntry = { ...untouched, driver: newDriverForm }

/** What is wrong with a driver who is known already shows at once: nothing can be saved before it is mended. */
export const entryOf = (driver: Driver): DriverEntry => ({
  ...untouched,
  driver: driverFormOf(driver),
  judged: typedFields,
})

export const driverEntry = (entry: DriverEntry, event: EntryEvent): DriverEntry => {
  switch (event.kind) {
    case 'typed':
      return {
        ...entry,
        driver: typedIn(entry.driver, event.field, event.text),
        judged: without(entry.judged, judgedWith(event.field)),
      }
    case 'left':
      return {
        ...entry,
        driver: leftAt(entry.driver, event.field),
        judged: [...without(entry.judged, judgedWith(event.field)), ...judgedWith(event.field)],
      }
    case 'asked':
      return { ...entry, asked: event.lookup }
    case 'answered':
      return {
        ...entry,
        driver: afterLookup(entry.driver, event.lookup, event.found),
        asked: entry.asked === event.lookup ? undefined : entry.asked,
      }
    case 'sent':
      return { ...entry, isBusy: true, failed: undefined }
    case 'failed':
      return { ...entry, isBusy: false, failed: event.failed }
  }
}

/** §5: what to ask on leaving a field; nothing where the address that stands there is of what stands there. */
export const lookupOnLeaving = ({ driver }: DriverEntry, field: TypedField): Lookup | undefined =>
  isLookupField(field) && driver.addressSummary === '' ? lookupFor(driver) : undefined

/** An address is of what stood in the fields when it was looked up, and of nothing else. */
const typedIn = (driver: DriverForm, field: TypedField, text: string): DriverForm => {
  const typed = { ...driver, [field]: text }
  return isLookupField(field) ? withoutAddress(typed) : typed
}

/** §5: what cannot be looked up has no address. */
const leftAt = (driver: DriverForm, field: TypedField): DriverForm =>
  isLookupField(field) && lookupFor(driver) === undefined ? withoutAddress(driver) : driver

const isLookupField = (field: TypedField): field is LookupField => lookupFields.some((one) => one === field)

/** That the end is not after the beginning is said at the end, whichever of them was changed. */
const judgedWith = (field: TypedField): ReadonlyArray<TypedField> =>
  field === 'availabilityEarliest' ? [field, 'availabilityLatest'] : [field]

const without = (judged: ReadonlyArray<TypedField>, fields: ReadonlyArray<TypedField>) =>
  judged.filter((field) => !fields.includes(field))
