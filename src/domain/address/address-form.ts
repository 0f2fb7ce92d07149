import type { Coordinates } from './coordinates'
import { normaliseZip } from './zip'

/** The part of a form that an address lookup reads and fills. Text that is not there is empty, as fields have it. */
export type AddressForm = {
  readonly zip: string
  readonly houseNumber: string
  readonly houseNumberSuffix: string
  readonly street: string
  readonly city: string
  readonly addressSummary: string
  readonly coordinates: Coordinates | undefined
}

/** An address form before anything is typed. */
export const emptyAddressForm: AddressForm = {
  zip: '',
  houseNumber: '',
  houseNumberSuffix: '',
  street: '',
  city: '',
  addressSummary: '',
  coordinates: undefined,
}

/** §5: leaving one of these fields looks the address up. */
export const lookupFields = ['zip', 'houseNumber', 'houseNumberSuffix'] as const
export type LookupField = (typeof lookupFields)[number]

/** What a lookup asks for. */
export type Lookup = Readonly<Record<LookupField, string>>

/** §5: what to ask; nothing without a house number. */
export const lookupOf = (form: Lookup): Lookup | undefined => {
  const houseNumber = form.houseNumber.trim()
  if (houseNumber === '') return undefined
  return { zip: normaliseZip(form.zip), houseNumber, houseNumberSuffix: form.houseNumberSuffix.trim() }
}

export const isSameLookup = (one: Lookup, other: Lookup): boolean =>
  lookupFields.every((field) => one[field] === other[field])

/** §5: where nothing is looked up, or the lookup fails, no address is left, nor the point of an earlier one. */
export const clearAddress = <Form extends AddressForm>(form: Form): Form => ({
  ...form,
  street: '',
  city: '',
  addressSummary: '',
  coordinates: undefined,
})
