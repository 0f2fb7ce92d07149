import * as E from 'fp-ts/Either'
import {
  applyLookup,
  changeField,
  formatZip,
  houseLabel,
  isLookupField,
  isSameLookup,
  matchOf,
  leaveField,
  lookupOf,
  type AddressForm,
  type AddressMatch,
  type Coordinates,
  type FoundAddress,
  type Lookup,
} from '../../domain/address'
import { isNotFound, type CallFailure } from '../../domain/failure'

/** The texts of a form with an address. */
export type FormValues<Field extends string> = AddressForm & Readonly<Record<Field, string>>

export type FormState<Form, Field> = {
  readonly form: Form
  /** the fields that were left and not changed since: only their errors show */
  readonly validated: ReadonlyArray<Field>
  /** the latest address lookup without an answer */
  readonly pendingLookup: Lookup | undefined
  /** why the lookup of the address in the form found none */
  readonly lookupFailure: CallFailure | undefined
  /** how the address in the form compares with that of its lookup; undefined where that is not known */
  readonly match: AddressMatch | undefined
  readonly isBusy: boolean
  /** of the last submit */
  readonly failure: CallFailure | undefined
}

export type FormEvent<Field, Form> =
  | { readonly kind: 'changed'; readonly field: Field; readonly text: string }
  /** the place on the map was chosen by hand; the address stays as it is written */
  | { readonly kind: 'placed'; readonly coordinates: Coordinates | undefined }
  /** the address is kept as it is typed, since the address service cannot be asked */
  | { readonly kind: 'address kept as typed' }
  /** somebody else changed what the form shows */
  | { readonly kind: 'rebased'; readonly form: Form }
  | { readonly kind: 'blurred'; readonly field: Field }
  | { readonly kind: 'lookup started'; readonly lookup: Lookup }
  | { readonly kind: 'lookup finished'; readonly lookup: Lookup; readonly answer: E.Either<CallFailure, FoundAddress> }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }

/** The fields whose errors are shown or hidden together with those of the given field, itself included. */
export type RelatedFields<Field> = (field: Field) => ReadonlyArray<Field>

/** An end before its begin is an error of the end, whichever of the two was changed. */
export const relatedEndOf =
  <Field>(begin: Field, end: Field): RelatedFields<Field> =>
  (field) =>
    field === begin ? [field, end] : [field]

export const formStateOf = <Form, Field>(form: Form, validated: ReadonlyArray<Field>): FormState<Form, Field> => ({
  form,
  validated,
  pendingLookup: undefined,
  lookupFailure: undefined,
  match: undefined,
  isBusy: false,
  failure: undefined,
})

export const formReducer =
  <Field extends string, Form extends FormValues<Field>>(relatedFields: RelatedFields<Field>) =>
  (state: FormState<Form, Field>, event: FormEvent<Field, Form>): FormState<Form, Field> => {
    switch (event.kind) {
      case 'changed':
        return {
          ...state,
          form: changeField(state.form, event.field, event.text),
          validated: withoutFields(state.validated, relatedFields(event.field)),
          lookupFailure: isLookupField(event.field) ? undefined : state.lookupFailure,
          match: isLookupField(event.field) ? undefined : state.match,
        }
      case 'placed':
        return { ...state, form: { ...state.form, coordinates: event.coordinates } }
      case 'address kept as typed':
        return { ...state, form: { ...state.form, addressSummary: houseLabel(state.form) } }
      case 'rebased':
        return {
          ...state,
          form: event.form,
          ...(isSameLookup(event.form, state.form) ? {} : { lookupFailure: undefined, match: undefined }),
        }
      case 'blurred': {
        const related = relatedFields(event.field)
        return {
          ...state,
          form: leaveField(state.form, event.field),
          validated: [...withoutFields(state.validated, related), ...related],
        }
      }
      case 'lookup started':
        return { ...state, pendingLookup: event.lookup }
      case 'lookup finished': {
        const { lookup, answer } = event
        const isCurrent = isLookupOf(state.form, lookup)
        return {
          ...state,
          form: isServiceUnavailable(answer)
            ? withoutAnswer(state.form, lookup)
            : withFormattedZip(
                applyLookup(state.form, lookup, E.isRight(answer) ? answer.right : undefined),
                state.form,
              ),
          pendingLookup: state.pendingLookup === lookup ? undefined : state.pendingLookup,
          lookupFailure: isCurrent ? (E.isLeft(answer) ? answer.left : undefined) : state.lookupFailure,
          match: isCurrent ? (E.isRight(answer) ? matchOf(answer.right) : undefined) : state.match,
        }
      }
      case 'sent':
        return { ...state, isBusy: true, failure: undefined }
      case 'failed':
        return { ...state, isBusy: false, failure: event.failure }
    }
  }

const isServiceUnavailable = (answer: E.Either<CallFailure, unknown>): boolean =>
  E.isLeft(answer) && !isNotFound(answer.left)

/** §5: the address is cleared. One kept as it is typed stays, and so does a place that was put by hand. */
const withoutAnswer = <Form extends AddressForm>(form: Form, lookup: Lookup): Form =>
  form.addressSummary === houseLabel(form)
    ? form
    : { ...applyLookup(form, lookup, undefined), coordinates: form.coordinates }

/** Formats the zip of an address that was found. */
const withFormattedZip = <Form extends AddressForm>(form: Form, before: Form): Form =>
  form === before || form.addressSummary === '' ? form : { ...form, zip: formatZip(form.zip) }

const isLookupOf = (form: Lookup, lookup: Lookup): boolean => {
  const current = lookupOf(form)
  return current !== undefined && isSameLookup(current, lookup)
}

const withoutFields = <Field>(validated: ReadonlyArray<Field>, related: ReadonlyArray<Field>): ReadonlyArray<Field> =>
  validated.filter((field) => !related.includes(field))
