import type { LookupField } from '../../../domain/address'
import { emptyStopForm, type StopForm } from '../../../domain/stop'
import { formStateOf, type FormState, type RelatedFields } from '../../form'

/** §5: type and priority cannot be changed. */
export type StopField = 'customerName' | LookupField

export type AddStopFormState = FormState<StopForm, StopField>

export const emptyAddStopFormState: AddStopFormState = formStateOf(emptyStopForm, [])

export const relatedFields: RelatedFields<StopField> = (field) => [field]
