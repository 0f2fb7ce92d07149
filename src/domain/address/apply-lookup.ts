import { alike } from '../value'
import { addressSummaryOf } from './address-summary'
import { isSameLookup, lookupFor, withoutAddress, type AddressForm, type Lookup } from './address-form'
import type { AddressFound } from './lookup-answer'

/**
 * §5: what was found fills the form, and nothing found empties it. An answer to what is no longer asked comes too
 * late to matter, and one that says what stands there already changes nothing.
 */
export const afterLookup = <Form extends AddressForm>(
  form: Form,
  asked: Lookup,
  found: AddressFound | undefined,
): Form => {
  const asking = lookupFor(form)
  if (asking === undefined || !isSameLookup(asking, asked)) return form
  const after = found === undefined ? withoutAddress(form) : withAddress(form, asked, found)
  return alike(form, after) ? form : after
}

const withAddress = <Form extends AddressForm>(form: Form, asked: Lookup, { street, city, at }: AddressFound): Form => {
  const addressSummary = addressSummaryOf({ ...asked, street, city })
  return { ...form, street: street ?? '', city: city ?? '', addressSummary: addressSummary ?? '', at }
}
