import { isBlank, type FieldReason } from '../parse'
import type { Coordinates } from './coordinates'
import { normaliseZip, isDutchZip } from './zip'

/** The part of a form that an address lookup reads and fills. Missing text is empty, as in form fields. */
export type AddressForm = {
  readonly zip: string
  readonly houseNumber: string
  readonly houseNumberSuffix: string
  readonly street: string
  readonly city: string
  readonly addressSummary: string
  readonly coordinates: Coordinates | undefined
}

export const emptyAddressForm: AddressForm = {
  zip: '',
  houseNumber: '',
  houseNumberSuffix: '',
  street: '',
  city: '',
  addressSummary: '',
  coordinates: undefined,
}

/** §5: leaving one of these fields starts an address lookup. */
export const lookupFields = ['zip', 'houseNumber', 'houseNumberSuffix'] as const
export type LookupField = (typeof lookupFields)[number]

/** The input of a lookup. */
export type Lookup = Readonly<Record<LookupField, string>>

/** §5: the lookup for a form, undefined without a house number. */
export const lookupOf = (form: Lookup): Lookup | undefined => {
  const houseNumber = form.houseNumber.trim()
  if (houseNumber === '') return undefined
  return { zip: normaliseZip(form.zip), houseNumber, houseNumberSuffix: form.houseNumberSuffix.trim() }
}

export const isSameLookup = (one: Lookup, other: Lookup): boolean =>
  lookupFields.every((field) => one[field] === other[field])

/** §5: without a lookup, or after a failed one, address and coordinates are empty. */
export const clearAddress = <Form extends AddressForm>(form: Form): Form => ({
  ...form,
  street: '',
  city: '',
  addressSummary: '',
  coordinates: undefined,
})

/** Houses on the same side of a street are two numbers apart. */
const NEARBY_STEPS = [-2, 2, -4, 4, -1, 1] as const

/** The lookup itself, the house without its suffix, and the nearest house numbers of the same zip code. */
export const nearbyLookups = (lookup: Lookup): ReadonlyArray<Lookup> => {
  const number = Number(lookup.houseNumber)
  const numbers = Number.isInteger(number) ? NEARBY_STEPS.map((step) => number + step).filter((near) => near > 0) : []
  return [
    lookup,
    ...(lookup.houseNumberSuffix === '' ? [] : [{ ...lookup, houseNumberSuffix: '' }]),
    ...numbers.map((near) => ({ ...lookup, houseNumber: String(near), houseNumberSuffix: '' })),
  ]
}

/** §5: a change of a lookup field clears the address that was found for the old text. */
export const changeField = <Form extends AddressForm>(form: Form, field: string & keyof Form, text: string): Form => {
  const changed = { ...form, [field]: text }
  return isLookupField(field) ? clearAddress(changed) : changed
}

/** §5: a lookup field left without a possible lookup clears the address. */
export const leaveField = <Form extends AddressForm>(form: Form, field: string): Form =>
  isLookupField(field) && lookupOf(form) === undefined ? clearAddress(form) : form

/** §5: looks up on every leave, also where an address was found before, since the field may have changed. */
export const lookupOnLeave = (form: AddressForm, field: string): Lookup | undefined =>
  isLookupField(field) ? lookupOf(form) : undefined

export const isLookupField = (field: string): field is LookupField =>
  lookupFields.some((lookupField) => lookupField === field)

/** Reasons why the lookup found no address. With an address summary, any zip and house number is accepted. */
export const addressReasons = ({
  zip,
  houseNumber,
  addressSummary,
}: Pick<AddressForm, 'zip' | 'houseNumber' | 'addressSummary'>): ReadonlyArray<FieldReason> =>
  isBlank(addressSummary)
    ? [
        ...(isBlank(zip) || isDutchZip(zip) ? [] : [{ field: 'zip', reason: 'Not a Dutch zip code' }]),
        ...(isBlank(houseNumber) || isHouseNumber(houseNumber)
          ? []
          : [{ field: 'houseNumber', reason: 'Not a house number: use 1 to 99999' }]),
      ]
    : []

/** Accepts a suffix in the field, as in 12a. */
const isHouseNumber = (text: string): boolean => /^[1-9]\d{0,4}(?!\d)/.test(text.trim())
