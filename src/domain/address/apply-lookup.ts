import { deepEqual } from '../value'
import { addressSummaryOf } from './address-summary'
import { isSameLookup, lookupOf, clearAddress, type AddressForm, type Lookup } from './address-form'
import { isDutchZip } from './zip'
import type { Coordinates } from './coordinates'

/** What a lookup finds. */
export type FoundAddress = {
  readonly street: string | undefined
  readonly houseNumber: string | undefined
  readonly city: string | undefined
  readonly coordinates: Coordinates | undefined
  /** whether it is that house with that suffix, and no other one of the same number; undefined where that is not known */
  readonly isExact?: boolean | undefined
  /** who gave the house this place, and when; undefined where the place is that of the register */
  readonly correction?: CorrectionNote | undefined
}

/** Who of the organisation corrected an address, and when, as an ISO date-time. */
export type CorrectionNote = { readonly by: string; readonly at: string }

/** How a found address compares with the one that was asked for. */
export type AddressMatch = 'exact' | 'number differs' | 'corrected before'

/** Undefined where the register does not say. */
export const matchOf = ({ isExact, correction }: FoundAddress): AddressMatch | undefined => {
  if (correction !== undefined) return 'corrected before'
  return isExact === undefined ? undefined : isExact ? 'exact' : 'number differs'
}

/**
 * §5: fills the form with the address found, or clears it, also where the zip is not Dutch. An answer to an outdated
 * lookup is ignored; an equal address returns the same form.
 */
export const applyLookup = <Form extends AddressForm>(
  form: Form,
  requested: Lookup,
  foundAddress: FoundAddress | undefined,
): Form => {
  const currentLookup = lookupOf(form)
  if (currentLookup === undefined || !isSameLookup(currentLookup, requested)) return form
  const isFailed = foundAddress === undefined || !isDutchZip(requested.zip)
  const updated = isFailed ? clearAddress(form) : fillAddress(form, requested, foundAddress)
  return deepEqual(form, updated) ? form : updated
}

const fillAddress = <Form extends AddressForm>(
  form: Form,
  requested: Lookup,
  { street, city, coordinates }: FoundAddress,
): Form => {
  const addressSummary = addressSummaryOf({ ...requested, street, city })
  return { ...form, street: street ?? '', city: city ?? '', addressSummary: addressSummary ?? '', coordinates }
}
