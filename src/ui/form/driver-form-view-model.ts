import * as E from 'fp-ts/Either'
import { isStale } from '../../domain/failure'
import { parseTypedDriverForm, driverFormOf, newDriverForm, type Driver, type DriverForm } from '../../domain/driver'
import { formViewModel, type FormViewModel } from './form-view-model'
import { lookupFields } from '../../domain/address'
import { formStateOf, relatedEndOf, type FormState } from './form-state'

/** All fields but the address, which is looked up. */
const formFields = [
  'firstName',
  'lastName',
  ...lookupFields,
  'mobileNumber',
  'vehicleCapacity',
  'availabilityEarliest',
  'availabilityLatest',
  'trips',
  'loadingMinutes',
] as const

export type DriverField = (typeof formFields)[number]

export type DriverFormState = FormState<DriverForm, DriverField>

export const newDriverFormState: DriverFormState = formStateOf(newDriverForm, [])

/** Errors of an existing driver show at once, because they must be corrected before anything can be saved. */
export const driverFormStateOf = (driver: Driver): DriverFormState => formStateOf(driverFormOf(driver), formFields)

export const relatedFields = relatedEndOf<DriverField>('availabilityEarliest', 'availabilityLatest')

/** The stored address of a driver is valid until its lookup fields change, even if a lookup would not find it. */
export const isAddressKnown = (form: DriverForm): boolean => form.addressSummary !== ''

export type DriverFormViewModel = FormViewModel<DriverField> & {
  /** whether somebody else changed the driver since it was loaded */
  readonly isStale: boolean
}

/** `failureMessage`: which action failed. */
export const driverFormViewModel = (state: DriverFormState, failureMessage: string): DriverFormViewModel => {
  const details = parseTypedDriverForm(state.form)
  const viewModel = formViewModel(state, E.isLeft(details) ? details.left : [], failureMessage)
  return state.failure !== undefined && isStale(state.failure)
    ? { ...viewModel, failure: `${failureMessage}: somebody else has changed this driver meanwhile.`, isStale: true }
    : { ...viewModel, isStale: false }
}
