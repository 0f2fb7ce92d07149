import { lookupFields, lookupOf, clearAddress, type AddressForm, type Lookup, type LookupField } from './address-form'

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
