import * as E from 'fp-ts/Either'
import {
  fieldConflictsOf,
  parseStopEditForm,
  stopEditFormOf,
  typedFields,
  type FieldConflict,
  type FieldEdit,
  type StopEditForm,
  type TypedField,
} from '../../../../domain/stop-edit'
import type { StopFacts } from '../../../../domain/stop'
import { formStateOf, formViewModel, type FormState, type FormViewModel, type RelatedFields } from '../../../form'

export type EditStopFormState = FormState<StopEditForm, TypedField>

/** What the form began with: the stop as it was then, and the texts. */
export type EditStart = { readonly facts: StopFacts; readonly form: StopEditForm }

export const editStartOf = (facts: StopFacts): EditStart => ({ facts, form: stopEditFormOf(facts) })

export const editStopFormState = ({ form }: EditStart): EditStopFormState => formStateOf(form, [])

/** A slot that ends before it begins is an error of its end, whichever of the two was changed. */
export const relatedFields: RelatedFields<TypedField> = (field) =>
  field === 'timeSlotEarliest' ? [field, 'timeSlotLatest'] : [field]

export type EditStopViewModel = FormViewModel<TypedField> & {
  /** what a colleague changed meanwhile, such as `Now 12`; undefined for all other fields */
  readonly helpOf: (field: TypedField) => string | undefined
  readonly conflicts: ReadonlyArray<FieldConflict>
  /** who made the conflicting changes, such as `Piet’s`; `theirs` where that is unknown */
  readonly whose: string
}

export const editStopViewModel = (
  state: EditStopFormState,
  { facts }: EditStart,
  present: StopFacts,
): EditStopViewModel => {
  const parsed = parseStopEditForm(facts)(state.form)
  const [opened, now] = [stopEditFormOf(facts), stopEditFormOf(present)]
  const conflicts = fieldConflictsOf(state.failure)
  const by = new Set(conflicts.map((conflict) => conflict.by))
  const [onlyOne = ''] = by
  return {
    ...formViewModel(state, E.isLeft(parsed) ? parsed.left : [], 'The stop was not saved'),
    helpOf: (field) => (now[field] === opened[field] ? undefined : `Now ${now[field] === '' ? 'empty' : now[field]}`),
    conflicts,
    whose: by.size === 1 && onlyOne !== '' ? `${onlyOne}’s` : 'theirs',
  }
}

/** The same edits, made on what the stop is now, so that they replace what others changed. */
export const editsOver = (edits: ReadonlyArray<FieldEdit>, present: StopFacts): ReadonlyArray<FieldEdit> =>
  edits.map((edit) => ({
    ...edit,
    was: edit.field === 'lat' || edit.field === 'lng' ? present.coordinates?.[edit.field] : present[edit.field],
  }))

const addressFields: ReadonlyArray<keyof StopEditForm> = [
  'zip',
  'houseNumber',
  'houseNumberSuffix',
  'street',
  'city',
  'addressSummary',
  'coordinates',
]

/** The stop as it is now, with those of the typed texts that do not conflict with it. */
export const withoutConflicts = (
  { form }: Pick<EditStopFormState, 'form'>,
  { facts }: EditStart,
  present: StopFacts,
  conflicts: ReadonlyArray<FieldConflict>,
): EditStart => {
  const opened = stopEditFormOf(facts)
  const conflicting = new Set(conflicts.map(({ field }) => field))
  const isAddressConflicting = [...addressFields, 'lat', 'lng'].some((field) => conflicting.has(field))
  const kept = [...typedFields, ...addressFields].filter(
    (field) =>
      form[field] !== opened[field] &&
      !conflicting.has(field) &&
      !(isAddressConflicting && addressFields.includes(field)),
  )
  return {
    facts: present,
    form: { ...stopEditFormOf(present), ...Object.fromEntries(kept.map((field) => [field, form[field]])) },
  }
}
