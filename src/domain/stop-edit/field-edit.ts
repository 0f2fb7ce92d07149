import type { spellings } from '../stop'

/** The fields of an upload file, which are those that an edit may set. */
export const editableFields = [
  'type',
  'priority',
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
  'productDescription',
  'notes',
  'groupedExternalTaskIds',
] as const satisfies ReadonlyArray<keyof typeof spellings>

export type EditableField = (typeof editableFields)[number]

/** A field of a stop as it was when its form was opened, and as it is to be; undefined for no value. */
export type FieldEdit = { readonly field: EditableField; readonly was: unknown; readonly now: unknown }
