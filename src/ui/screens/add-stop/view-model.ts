import * as E from 'fp-ts/Either'
import type { RouteDay } from '../../../domain/calendar'
import { parseNewStopForm, type StopDraft } from '../../../domain/stop'
import { parseUrgentForm, emptyUrgentForm, type UrgentField, type UrgentForm } from '../../../domain/stop-edit'
import { formViewModel, type FormViewModel, formStateOf, relatedEndOf, type FormState } from '../../form'
import type { LookupField } from '../../../domain/address'

/** §5: type and priority cannot be changed. The fields of an urgent stop are kept while the form is a plain one. */
export type StopField = 'customerName' | LookupField | UrgentField

export type AddStopFormState = FormState<UrgentForm, StopField>

export const emptyAddStopFormState: AddStopFormState = formStateOf(emptyUrgentForm, [])

export const relatedFields = relatedEndOf<StopField>('timeSlotEarliest', 'timeSlotLatest')

export type AddStopViewModel = FormViewModel<StopField> & {
  readonly type: string
  readonly priority: string
  /** help text of the address */
  readonly help: string | undefined
  /** undefined while a field is invalid */
  readonly draft: StopDraft | undefined
}

/** What the form asks for; undefined for a plain new stop. */
export type Urgency = { readonly day: RouteDay | undefined } | undefined

export const stopFormParserOf = (urgency: Urgency) =>
  urgency === undefined ? parseNewStopForm : parseUrgentForm(urgency.day)

export const addStopViewModel = (state: AddStopFormState, urgency?: Urgency): AddStopViewModel => {
  const { type, priority } = state.form
  const draft = stopFormParserOf(urgency)(state.form)
  return {
    ...formViewModel(state, E.isLeft(draft) ? draft.left : [], 'The stop was not added'),
    type,
    priority,
    help: addressHelpOf(state),
    draft: E.isLeft(draft) ? undefined : draft.right,
  }
}

const addressHelpOf = ({ form: { addressSummary, coordinates }, match }: AddStopFormState): string | undefined => {
  if (addressSummary === '' || match === 'exact') return undefined
  return coordinates === undefined
    ? 'No place yet: put the stop on the map once it is added.'
    : 'Found from zip and house number.'
}
