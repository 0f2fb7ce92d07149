/** Knows how something with an address is entered: judged where it is left, looked up, sent once, and kept if it fails. */
export { formReducer, formStateOf, type FormState, type FormEvent, type RelatedFields } from './form-state'
export { formViewModel, type FormViewModel } from './form-view-model'
export { fieldPropsOf } from './field-props'
export { useForm, type FormActions } from './use-form'
