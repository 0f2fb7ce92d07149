import { deepEqual } from '../value'
import { addressSummaryOf } from './address-summary'
import { isSameLookup, lookupOf, clearAddress, type AddressForm, type Lookup } from './address-form'
import type { FoundAddress } from './lookup-answer'

/**
 * §5: what was found fills the form, and nothing found empties it. An answer to what is no longer asked comes too
 * late to matter, and one that says what stands there already changes nothing.
 */
export const applyLookup = <Form extends AddressForm>(
  form: Form,
  requested: Lookup,
  foundAddress: FoundAddress | undefined,
): Form => {
  const currentLookup = lookupOf(form)
  if (currentLookup === undefined || !isSameLookup(currentLookup, requested)) return form
  const updated = foundAddress === undefined ? clearAddress(form) : fillAddress(form, requested, foundAddress)
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
