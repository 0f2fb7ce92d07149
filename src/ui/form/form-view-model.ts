import { failureMessageOf } from '../../domain/failure'
import type { Reason } from '../../domain/parse'
import type { Entry, TypedForm } from './form-state'

type FieldOnScreen = { readonly value: string; readonly error: string | undefined }

export type EntryOnScreen<Field> = {
  readonly fieldOf: (field: Field) => FieldOnScreen
  readonly address: { readonly value: string; readonly waiting: boolean }
  readonly isValid: boolean
  readonly isBusy: boolean
  readonly failure: string | undefined
}

/** `reasons`: what is wrong with its fields; `undone`: what did not come of it. */
export const entryOnScreen = <Field extends string>(
  { form, judged, asked, isBusy, failed }: Entry<TypedForm<Field>, Field>,
  reasons: ReadonlyArray<Reason>,
  undone: string,
): EntryOnScreen<Field> => ({
  fieldOf: (field) => ({
    value: form[field],
    error: judged.includes(field) ? reasons.find((reason) => reason.field === field)?.reason : undefined,
  }),
  // No spinner while an address that stands is looked up again: nearly always it stays the same.
  address: { value: form.addressSummary, waiting: asked !== undefined && form.addressSummary === '' },
  isValid: reasons.length === 0,
  isBusy,
  failure: failed && `${undone}: ${failureMessageOf(failed)}`,
})
