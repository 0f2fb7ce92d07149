import {
  applyLookup,
  leaveField,
  changeField,
  type AddressForm,
  type FoundAddress,
  type Lookup,
} from '../../domain/address'
import type { CallFailure } from '../../domain/failure'

/** A form whose fields are typed, its address among them. */
export type FormValues<Field extends string> = AddressForm & Readonly<Record<Field, string>>

/** Something new or changed, while it is entered. */
export type FormState<Form, Field> = {
  readonly form: Form
  /** the fields that were left, and not touched since */
  readonly validated: ReadonlyArray<Field>
  /** the question that was asked last, and is not answered yet */
  readonly pendingLookup: Lookup | undefined
  readonly isBusy: boolean
  /** how the last try failed */
  readonly failure: CallFailure | undefined
}

export type FormEvent<Field> =
  | { readonly kind: 'typed'; readonly field: Field; readonly text: string }
  | { readonly kind: 'left'; readonly field: Field }
  | { readonly kind: 'asked'; readonly lookup: Lookup }
  | { readonly kind: 'answered'; readonly lookup: Lookup; readonly foundAddress: FoundAddress | undefined }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failure: CallFailure }

/** The fields whose mistakes are told, or no longer told, with those of another. */
export type RelatedFields<Field> = (field: Field) => ReadonlyArray<Field>

export const formStateOf = <Form, Field>(form: Form, validated: ReadonlyArray<Field>): FormState<Form, Field> => ({
  form,
  validated,
  pendingLookup: undefined,
  isBusy: false,
  failure: undefined,
})

export const formReducer =
  <Field extends string, Form extends FormValues<Field>>(relatedFields: RelatedFields<Field>) =>
  (state: FormState<Form, Field>, event: FormEvent<Field>): FormState<Form, Field> => {
    switch (event.kind) {
      case 'typed':
        return {
          ...state,
          form: changeField(state.form, event.field, event.text),
          validated: withoutFields(state.validated, relatedFields(event.field)),
        }
      case 'left': {
        const related = relatedFields(event.field)
        return {
          ...state,
          form: leaveField(state.form, event.field),
          validated: [...withoutFields(state.validated, related), ...related],
        }
      }
      case 'asked':
        return { ...state, pendingLookup: event.lookup }
      case 'answered':
        return {
          ...state,
          form: applyLookup(state.form, event.lookup, event.foundAddress),
          pendingLookup: state.pendingLookup === event.lookup ? undefined : state.pendingLookup,
        }
      case 'sent':
        return { ...state, isBusy: true, failure: undefined }
      case 'failed':
        return { ...state, isBusy: false, failure: event.failure }
    }
  }

const withoutFields = <Field>(validated: ReadonlyArray<Field>, related: ReadonlyArray<Field>): ReadonlyArray<Field> =>
  validated.filter((field) => !related.includes(field))
