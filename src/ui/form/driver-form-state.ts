import { lookupFields } from '../../domain/address'
import { driverFormOf, newDriverForm, type Driver, type DriverForm } from '../../domain/driver'
import { formStateOf, type FormState, type RelatedFields } from '.'

/** All but the address, which is looked up. */
const formFields = [
  'firstName',
  'lastName',
  ...lookupFields,
  'mobileNumber',
  'vehicleCapacity',
  'availabilityEarliest',
  'availabilityLatest',
] as const

export type DriverField = (typeof formFields)[number]

export type DriverFormState = FormState<DriverForm, DriverField>

export const newDriverFormState: DriverFormState = formStateOf(newDriverForm, [])

/** What is wrong with a driver who is known already shows at once: nothing can be saved before it is mended. */
export const driverFormStateOf = (driver: Driver): DriverFormState => formStateOf(driverFormOf(driver), formFields)

/** That the end is not after the beginning is said at the end, whichever of them was changed. */
export const relatedFields: RelatedFields<DriverField> = (field) =>
  field === 'availabilityEarliest' ? [field, 'availabilityLatest'] : [field]

/** The address of a driver who is known stands until what it is of is typed anew: it need not be found where it was. */
export const isAddressKnown = (form: DriverForm): boolean => form.addressSummary !== ''
