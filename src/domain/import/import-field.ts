import { editableFields, type EditableField } from '../stop-edit'

export type ImportField = Exclude<EditableField, 'requestedDay'> | 'routeDay'

/** The fields of a stop that a file can give: those that an edit may set. A file calls the requested day `routeDay`. */
export const importFields: ReadonlyArray<ImportField> = editableFields.map((field) =>
  field === 'requestedDay' ? 'routeDay' : field,
)

const namesOfFields: ReadonlySet<string> = new Set(importFields)

export const isImportField = (name: string): name is ImportField => namesOfFields.has(name)

/** The texts of a row by field: what was understood as a stop has it, the rest as it stands in the file. */
export type ImportTexts = Readonly<Partial<Record<ImportField, string>>>

/** What the cells of a column can mean: a field, or several in one cell. */
export const columnMeanings = [
  ...importFields,
  'houseNumberWithSuffix',
  'streetAndNumber',
  'zipAndNumber',
  'zipAndCity',
  'address',
  'latAndLng',
  'timeSlot',
] as const

export type ColumnMeaning = (typeof columnMeanings)[number]

/** What a dispatcher calls each meaning. */
export const meaningLabels: Readonly<Record<ColumnMeaning, string>> = {
  customerName: 'Customer name',
  contactName: 'Contact name',
  phone: 'Phone',
  zip: 'Zip',
  houseNumber: 'House number',
  houseNumberWithSuffix: 'House number and suffix',
  houseNumberSuffix: 'Suffix',
  zipAndNumber: 'Zip and house number',
  zipAndCity: 'Zip and city',
  street: 'Street',
  streetAndNumber: 'Street and house number',
  city: 'City',
  address: 'Whole address',
  addressSummary: 'Address as shown',
  type: 'Type',
  priority: 'Priority',
  routeDay: 'Day',
  timeSlotEarliest: 'Timeslot earliest',
  timeSlotLatest: 'Timeslot latest',
  timeSlot: 'Time slot, from and to',
  duration: 'Duration',
  demand: 'Demand',
  productDescription: 'Products',
  notes: 'Notes',
  groupedExternalTaskIds: 'Reference',
  lat: 'Latitude',
  lng: 'Longitude',
  latAndLng: 'Latitude and longitude',
}
