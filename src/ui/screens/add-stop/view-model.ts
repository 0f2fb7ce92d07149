import * as E from 'fp-ts/Either'
import { parseStopForm } from '../../../domain/stop'
import { formViewModel, type FormViewModel } from '../../form'
import type { AddStopFormState, StopField } from './add-stop-form-state'

export type AddStopViewModel = FormViewModel<StopField> & {
  readonly type: string
  readonly priority: string
  /** help text of the address */
  readonly help: string | undefined
}

export const addStopViewModel = (state: AddStopFormState): AddStopViewModel => {
  const { type, priority, addressSummary } = state.form
  const draft = parseStopForm(state.form)
  return {
    ...formViewModel(state, E.isLeft(draft) ? draft.left : [], 'The stop was not added'),
    type,
    priority,
    help: addressSummary === '' ? undefined : 'Found from zip and house number.',
  }
}
