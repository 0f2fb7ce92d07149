import {
  afterLookup,
  lookupFields,
  lookupFor,
  withoutAddress,
  type AddressFound,
  type Lookup,
  type LookupField,
} from '../../../domain/address'
import { emptyStopForm, type StopForm } from '../../../domain/stop'

export type TypedField = 'customerName' | LookupField

export type NewStopForm = {
  readonly stop: StopForm
  /** the fields that were left, and not touched since */
  readonly judged: ReadonlyArray<TypedField>
  /** the question that was asked last, and is not answered yet */
  readonly asked: Lookup | undefined
  readonly isBusy: boolean
  /** why the last try came to nothing */
  readonly failure: string | undefined
}

export type NewStopEvent =
  | { readonly kind: 'typed'; readonly field: TypedField; readonly text: string }
  | { readonly kind: 'left'; readonly field: TypedField }
  | { readonly kind: 'asked'; readonly lookup: Lookup }
  | { readonly kind: 'answered'; readonly lookup: Lookup; readonly found: AddressFound | undefined }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly why: string }

export const emptyNewStopForm: NewStopForm = {
  stop: emptyStopForm,
  judged: [],
  asked: undefined,
  isBusy: false,
  failure: undefined,
}

export const newStopForm = (form: NewStopForm, event: NewStopEvent): NewStopForm => {
  switch (event.kind) {
    case 'typed':
      return { ...form, stop: typedIn(form.stop, event.field, event.text), judged: without(form.judged, event.field) }
    case 'left':
      return {
        ...form,
        stop: leftAt(form.stop, event.field),
        judged: [...without(form.judged, event.field), event.field],
      }
    case 'asked':
      return { ...form, asked: event.lookup }
    case 'answered':
      return {
        ...form,
        stop: afterLookup(form.stop, event.lookup, event.found),
        asked: form.asked === event.lookup ? undefined : form.asked,
      }
    case 'sent':
      return { ...form, isBusy: true, failure: undefined }
    case 'failed':
      return { ...form, isBusy: false, failure: event.why }
  }
}

/** An address is of what stood in the fields when it was looked up, and of nothing else. */
const typedIn = (stop: StopForm, field: TypedField, text: string): StopForm => {
  const typed = { ...stop, [field]: text }
  return isLookupField(field) ? withoutAddress(typed) : typed
}

/** §5: what cannot be looked up has no address. */
const leftAt = (stop: StopForm, field: TypedField): StopForm =>
  isLookupField(field) && lookupFor(stop) === undefined ? withoutAddress(stop) : stop

export const isLookupField = (field: TypedField): field is LookupField => lookupFields.some((one) => one === field)

const without = (judged: NewStopForm['judged'], field: TypedField) => judged.filter((other) => other !== field)
