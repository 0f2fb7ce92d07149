import * as E from 'fp-ts/Either'
import { isStale } from '../../domain/failure'
import { parseDriverForm } from '../../domain/driver'
import type { DriverFormState, DriverField } from './driver-form-state'
import { formViewModel, type FormViewModel } from './form-view-model'

export type DriverFormViewModel = FormViewModel<DriverField> & {
  /** whether somebody else changed the driver since it was loaded */
  readonly isStale: boolean
}

/** `failureMessage`: which action failed. */
export const driverFormViewModel = (state: DriverFormState, failureMessage: string): DriverFormViewModel => {
  const details = parseDriverForm(state.form)
  const viewModel = formViewModel(state, E.isLeft(details) ? details.left : [], failureMessage)
  return state.failure !== undefined && isStale(state.failure)
    ? { ...viewModel, failure: `${failureMessage}: somebody else has changed this driver meanwhile.`, isStale: true }
    : { ...viewModel, isStale: false }
}
