import { lookupFields } from '../../domain/address'
import { driverFormOf, newDriverForm, type Driver, type DriverForm } from '../../domain/driver'
import { entryOf, type Entry, type JudgedWith } from '.'

/** All but the address, which is looked up. */
const typedFields = [
  'firstName',
  'lastName',
  ...lookupFields,
  'mobileNumber',
  'vehicleCapacity',
  'availabilityEarliest',
  'availabilityLatest',
] as const

export type DriverField = (typeof typedFields)[number]

export type DriverEntry = Entry<DriverForm, DriverField>

export const newDriverEntry: DriverEntry = entryOf(newDriverForm, [])

/** What is wrong with a driver who is known already shows at once: nothing can be saved before it is mended. */
export const entryOfDriver = (driver: Driver): DriverEntry => entryOf(driverFormOf(driver), typedFields)

/** That the end is not after the beginning is said at the end, whichever of them was changed. */
export const judgedWith: JudgedWith<DriverField> = (field) =>
  field === 'availabilityEarliest' ? [field, 'availabilityLatest'] : [field]

/** The address of a driver who is known stands until what it is of is typed anew: it need not be found where it was. */
export const isSettled = (form: DriverForm): boolean => form.addressSummary !== ''
