import { lookupFields, lookupFor, withoutAddress, type AddressForm, type Lookup, type LookupField } from './address-form'

/** A field as it is typed in: an address is of what stood in the fields when it was looked up, and of nothing else. */
export const typedIn = <Form extends AddressForm>(form: Form, field: string & keyof Form, text: string): Form => {
  const typed = { ...form, [field]: text }
  return isLookupField(field) ? withoutAddress(typed) : typed
}

/** §5: what cannot be looked up has no address. */
export const leftAt = <Form extends AddressForm>(form: Form, field: string): Form =>
  isLookupField(field) && lookupFor(form) === undefined ? withoutAddress(form) : form

/** §5: what to ask on leaving a field; again where an address stands or none was found, for what is there may change. */
export const lookupOnLeaving = (form: AddressForm, field: string): Lookup | undefined =>
  isLookupField(field) ? lookupFor(form) : undefined

export const isLookupField = (field: string): field is LookupField => lookupFields.some((one) => one === field)
