import { applyLookup, leaveField, changeField, type AddressForm, type FoundAddress, type Lookup } from '../../domain/address'
import type { CallFailure } from '../../domain/failure'

/** A form whose fields are typed, its address among them. */
export type TypedForm<Field extends string> = AddressForm & Readonly<Record<Field, string>>

/** Something new or changed, while it is entered. */
export type Entry<Form, Field> = {
  readonly form: Form
  /** the fields that were left, and not touched since */
  readonly judged: ReadonlyArray<Field>
  /** the question that was asked last, and is not answered yet */
  readonly asked: Lookup | undefined
  readonly isBusy: boolean
  /** how the last try failed */
  readonly failed: CallFailure | undefined
}

export type EntryEvent<Field> =
  | { readonly kind: 'typed'; readonly field: Field; readonly text: string }
  | { readonly kind: 'left'; readonly field: Field }
  | { readonly kind: 'asked'; readonly lookup: Lookup }
  | { readonly kind: 'answered'; readonly lookup: Lookup; readonly found: FoundAddress | undefined }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly failed: CallFailure }

/** The fields whose mistakes are told, or no longer told, with those of another. */
export type JudgedWith<Field> = (field: Field) => ReadonlyArray<Field>

export const entryOf = <Form, Field>(form: Form, judged: ReadonlyArray<Field>): Entry<Form, Field> => ({
  form,
  judged,
  asked: undefined,
  isBusy: false,
  failed: undefined,
})

export const afterEvent =
  <Field extends string, Form extends TypedForm<Field>>(judgedWith: JudgedWith<Field>) =>
  (entry: Entry<Form, Field>, event: EntryEvent<Field>): Entry<Form, Field> => {
    switch (event.kind) {
      case 'typed':
        return {
          ...entry,
          form: changeField(entry.form, event.field, event.text),
          judged: without(entry.judged, judgedWith(event.field)),
        }
      case 'left': {
        const told = judgedWith(event.field)
        return { ...entry, form: leaveField(entry.form, event.field), judged: [...without(entry.judged, told), ...told] }
      }
      case 'asked':
        return { ...entry, asked: event.lookup }
      case 'answered':
        return {
          ...entry,
          form: applyLookup(entry.form, event.lookup, event.found),
          asked: entry.asked === event.lookup ? undefined : entry.asked,
        }
      case 'sent':
        return { ...entry, isBusy: true, failed: undefined }
      case 'failed':
        return { ...entry, isBusy: false, failed: event.failed }
    }
  }

const without = <Field>(judged: ReadonlyArray<Field>, told: ReadonlyArray<Field>): ReadonlyArray<Field> =>
  judged.filter((field) => !told.includes(field))
