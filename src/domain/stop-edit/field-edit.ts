import { coordinatesOf } from '../address'
import type { spellings, StopFacts } from '../stop'

/** The fields that an edit may set, in the order in which a person looks for them: who, where, when, what. */
export const editableFields = [
  'customerName',
  'contactName',
  'phone',
  'zip',
  'houseNumber',
  'houseNumberSuffix',
  'street',
  'city',
  'addressSummary',
  'lat',
  'lng',
  'requestedDay',
  'timeSlotEarliest',
  'timeSlotLatest',
  'duration',
  'demand',
  'type',
  'priority',
  'notes',
  'productDescription',
  'groupedExternalTaskIds',
] as const satisfies ReadonlyArray<keyof typeof spellings>

export type EditableField = (typeof editableFields)[number]

/** A field of a stop as it was when its form was opened, and as it is to be; undefined for no value. */
export type FieldEdit = { readonly field: EditableField; readonly was: unknown; readonly now: unknown }

/** What is known of a stop once the edits are saved. */
export const stopAfterEdits = (before: StopFacts, edits: ReadonlyArray<FieldEdit>): StopFacts => {
  const { lat, lng, ...others }: Readonly<Record<string, unknown>> = {
    ...before.coordinates,
    ...Object.fromEntries(edits.map(({ field, now }) => [field, now])),
  }
  return { ...before, ...others, coordinates: coordinatesOf(lat, lng) }
}
