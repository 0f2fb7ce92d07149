import type { LookupField } from '../../../domain/address'
import { emptyUrgentForm, type UrgentField, type UrgentForm } from '../../../domain/stop-edit'
import { formStateOf, type FormState, type RelatedFields } from '../../form'

/** §5: type and priority cannot be changed. The fields of an urgent stop are kept while the form is a plain one. */
export type StopField = 'customerName' | LookupField | UrgentField

export type AddStopFormState = FormState<UrgentForm, StopField>

export const emptyAddStopFormState: AddStopFormState = formStateOf(emptyUrgentForm, [])

/** A slot that ends before it begins is an error of its end, whichever of the two was changed. */
export const relatedFields: RelatedFields<StopField> = (field) =>
  field === 'timeSlotEarliest' ? [field, 'timeSlotLatest'] : [field]
