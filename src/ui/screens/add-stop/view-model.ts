import * as E from 'fp-ts/Either'
import type { RouteDay } from '../../../domain/calendar'
import { parseNewStopForm, type StopDraft } from '../../../domain/stop'
import { parseUrgentForm } from '../../../domain/stop-edit'
import { formViewModel, type FormViewModel } from '../../form'
import type { AddStopFormState, StopField } from './add-stop-form-state'

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

export const parserOf = (urgency: Urgency) => (urgency === undefined ? parseNewStopForm : parseUrgentForm(urgency.day))

export const addStopViewModel = (state: AddStopFormState, urgency?: Urgency): AddStopViewModel => {
  const { match } = state
  const { type, priority, addressSummary } = state.form
  const draft = parserOf(urgency)(state.form)
  return {
    ...formViewModel(state, E.isLeft(draft) ? draft.left : [], 'The stop was not added'),
    type,
    priority,
    help: addressSummary === '' || match === 'exact' ? undefined : 'Found from zip and house number.',
    draft: E.isLeft(draft) ? undefined : draft.right,
  }
}
