/** Responsible for forms with an address: validation on blur, address lookup, submitting, and the driver form. */
export {
  formReducer,
  formStateOf,
  relatedEndOf,
  type FormState,
  type FormEvent,
  type RelatedFields,
} from './form-state'
export { formViewModel, fieldPropsOf, type FormViewModel } from './form-view-model'
export { AddressField, AddressMatchRemark, LookupFields, SlotFields, choicesOf } from './address-fields'
export { DriverForm } from './driver-form'
export { driverFormViewModel, driverFormStateOf, isAddressKnown, newDriverFormState } from './driver-form-view-model'
export { useDriverForm } from './use-driver-form'
export { useForm, type FormActions } from './use-form'
