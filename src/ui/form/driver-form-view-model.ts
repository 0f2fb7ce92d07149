import * as E from 'fp-ts/Either'
import { isStale } from '../../domain/failure'
import { parseDriverForm } from '../../domain/driver'
import { formViewModel, type FormViewModel } from '.'
import type { DriverFormState, DriverField } from './driver-form-state'

export type DriverFormViewModel = FormViewModel<DriverField> & {
  /** whether somebody else changed the driver since they were read */
  readonly isStale: boolean
}

/** `undone`: what did not come of it. */
export const driverFormViewModel = (state: DriverFormState, failureMessage: string): DriverFormViewModel => {
  const details = parseDriverForm(state.form)
  const viewModel = formViewModel(state, E.isLeft(details) ? details.left : [], failureMessage)
  return state.failure !== undefined && isStale(state.failure)
    ? { ...viewModel, failure: `${failureMessage}: somebody else has changed this driver meanwhile.`, isStale: true }
    : { ...viewModel, isStale: false }
}
