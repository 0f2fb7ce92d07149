import { isLookupField, lookupFields } from '../address'
import type { StopFacts } from '../stop'
import { deepEqual } from '../value'
import {
  slotDateOf,
  slotFields,
  stopEditFormOf,
  typedFields,
  withFirstAddress,
  type StopEditForm,
  type TypedField,
} from './stop-edit-form'

/** A form, and the stop that it is compared with: each field as it was when the user began to type it. */
export type StopEdit = { readonly before: StopFacts; readonly form: StopEditForm }

const foundFields = ['street', 'city', 'addressSummary'] as const

const addressFields = [...lookupFields, ...foundFields] as const

/**
 * The form once somebody else has changed the stop: what was not typed follows the stop, and what was typed stays,
 * compared with what it replaced. The fields of an address stay or go together, as do a day and the slot on it. The field
 * that is being typed stays whatever its text is: 10 may be on its way to 100.
 */
export const rebaseStopEdit = (
  { before, form: typed }: StopEdit,
  current: StopFacts,
  typedNow?: TypedField,
): StopEdit => {
  const [formBefore, now] = [stopEditFormOf(before), stopEditFormOf(current)]
  const form = withFirstAddress(typed, formBefore)
  const isTyped = (field: keyof StopEditForm): boolean =>
    field === typedNow || (!deepEqual(form[field], formBefore[field]) && !deepEqual(form[field], now[field]))
  const isAddressTyped = addressFields.some(isTyped)
  const isPlaceTyped = isAddressTyped || isTyped('coordinates')
  const ownFields = [
    ...typedFields.filter((field) => !isLookupField(field) && isTyped(field)),
    ...(isTyped('requestedDay') && slotDateOf(before) !== undefined ? slotFields : []),
    ...(isAddressTyped ? addressFields : []),
    ...(isPlaceTyped ? ['coordinates' as const] : []),
  ]
  const withOwnFields = <Values extends Readonly<Record<(typeof ownFields)[number], unknown>>>(
    values: Values,
    others: Values,
  ) => ownFields.reduce((result, field) => ({ ...result, [field]: values[field] }), others)
  return { before: withOwnFields(before, current), form: withOwnFields(form, now) }
}
