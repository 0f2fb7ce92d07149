import * as E from 'fp-ts/Either'
import {
  fieldConflictsOf,
  parseStopEditForm,
  stopEditFormOf,
  type FieldConflict,
  type FieldEdit,
  type StopEditForm,
  type TypedField,
} from '../../../../domain/stop-edit'
import type { StopFacts } from '../../../../domain/stop'
import { formStateOf, formViewModel, relatedEndOf, type FormState, type FormViewModel } from '../../../form'

export type EditStopFormState = FormState<StopEditForm, TypedField>

/** What the form began with: the stop as it was then, and the texts. */
export type EditStart = { readonly facts: StopFacts; readonly form: StopEditForm }

export const editStartOf = (facts: StopFacts): EditStart => ({ facts, form: stopEditFormOf(facts) })

export const editStopFormState = ({ form }: EditStart): EditStopFormState => formStateOf(form, [])

export const relatedFields = relatedEndOf<TypedField>('timeSlotEarliest', 'timeSlotLatest')

export type EditStopViewModel = FormViewModel<TypedField> & {
  /** what a colleague changed meanwhile, such as `you typed 60, now 120`; undefined for all other fields */
  readonly helpOf: (field: TypedField) => string | undefined
  readonly conflicts: ReadonlyArray<FieldConflict>
}

export const editStopViewModel = (
  state: EditStopFormState,
  { facts }: EditStart,
  current: StopFacts,
): EditStopViewModel => {
  const parsed = parseStopEditForm(facts)(state.form)
  const [opened, now] = [stopEditFormOf(facts), stopEditFormOf(current)]
  const conflicts = fieldConflictsOf(state.failure)
  return {
    ...formViewModel(state, E.isLeft(parsed) ? parsed.left : [], 'The stop was not saved'),
    helpOf: (field) => changedHelp(state.form[field], opened[field], now[field]),
    conflicts,
  }
}

/** What a colleague made of a field since the form was opened. */
const changedHelp = (typed: string, opened: string, now: string): string | undefined => {
  if (now === opened || now === typed) return undefined
  const text = now === '' ? 'empty' : now
  return typed === opened ? `Now ${text}` : `you typed ${typed === '' ? 'nothing' : typed}, now ${text}`
}

/** The same edits, made on what the stop is now, so that they replace what others changed. */
export const editsOver = (edits: ReadonlyArray<FieldEdit>, current: StopFacts): ReadonlyArray<FieldEdit> =>
  edits.map((edit) => ({
    ...edit,
    was: edit.field === 'lat' || edit.field === 'lng' ? current.coordinates?.[edit.field] : current[edit.field],
  }))
