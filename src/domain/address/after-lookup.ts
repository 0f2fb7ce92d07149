import { addressSummaryOf } from './address-summary'
import { lookupFields, lookupFor, withoutAddress, type AddressForm, type Lookup } from './lookup'
import type { AddressFound } from './lookup-answer'

/**
 * §5: what was found fills the form, and nothing found empties it. An answer to what is no longer asked comes too
 * late to matter.
 */
export const afterLookup = <Form extends AddressForm>(
  form: Form,
  asked: Lookup,
  found: AddressFound | undefined,
): Form => {
  const asking = lookupFor(form)
  if (asking === undefined || lookupFields.some((field) => asking[field] !== asked[field])) return form
  if (found === undefined) return withoutAddress(form)
  const { street, city, at } = found
  const addressSummary = addressSummaryOf({ ...asked, street, city })
  return { ...form, street: street ?? '', city: city ?? '', addressSummary: addressSummary ?? '', at }
}
