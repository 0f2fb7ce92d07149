import { lookupFields, lookupOf, clearAddress, type AddressForm, type Lookup, type LookupField } from './address-form'

/** A field as it is typed in: an address is of what stood in the fields when it was looked up, and of nothing else. */
export const changeField = <Form extends AddressForm>(form: Form, field: string & keyof Form, text: string): Form => {
  const changed = { ...form, [field]: text }
  return isLookupField(field) ? clearAddress(changed) : changed
}

/** §5: what cannot be looked up has no address. */
export const leaveField = <Form extends AddressForm>(form: Form, field: string): Form =>
  isLookupField(field) && lookupOf(form) === undefined ? clearAddress(form) : form

/** §5: what to ask on leaving a field; again where an address stands or none was found, for what is there may change. */
export const lookupOnLeave = (form: AddressForm, field: string): Lookup | undefined =>
  isLookupField(field) ? lookupOf(form) : undefined

export const isLookupField = (field: string): field is LookupField =>
  lookupFields.some((lookupField) => lookupField === field)
