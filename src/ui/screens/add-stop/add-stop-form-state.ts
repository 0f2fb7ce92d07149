import type { LookupField } from '../../../domain/address'
import { emptyUrgentForm, type UrgentField, type UrgentForm } from '../../../domain/stop-edit'
import { formStateOf, relatedEndOf, type FormState } from '../../form'

/** §5: type and priority cannot be changed. The fields of an urgent stop are kept while the form is a plain one. */
export type StopField = 'customerName' | LookupField | UrgentField

export type AddStopFormState = FormState<UrgentForm, StopField>

export const emptyAddStopFormState: AddStopFormState = formStateOf(emptyUrgentForm, [])

export const relatedFields = relatedEndOf<StopField>('timeSlotEarliest', 'timeSlotLatest')
