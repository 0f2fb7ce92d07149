import * as E from 'fp-ts/Either'
import { isJsonObject, type JsonObject, type FieldReason, wrongType } from '../../src/domain/parse'
import { spellings } from '../../src/domain/stop'
import { editableFields, type EditableField } from '../../src/domain/stop-edit'
import { codecOf, record, requiredField, type Codec, type JsonSchema } from '../codec'
import { stopSchema } from './stop-schema'
import { uploadedStopSchema } from './upload-codec'

/** A file calls the requested day `routeDay`. */
const namesOf = (field: EditableField): ReadonlyArray<string> =>
  field === 'requestedDay' ? [...spellings.requestedDay, ...spellings.routeDay] : spellings[field]

const fieldByName: ReadonlyMap<string, EditableField> = new Map(
  editableFields.flatMap((field) => namesOf(field).map((name) => [name, field] as const)),
)

export const editableFieldCalled = (name: string): EditableField | undefined => fieldByName.get(name)

/** A field with its value, undefined for none, under the name that the sender gave it. */
export type NamedValue = { readonly field: EditableField; readonly name: string; readonly value: unknown }

/** Fields of a stop as they shall be, and as the sender saw them. A field that `was` leaves out was seen without a value. */
export type StopEditRequest = { readonly set: ReadonlyArray<NamedValue>; readonly was: ReadonlyArray<NamedValue> }

/** Names only: what the values mean depends on the stop that is edited. */
const decodeNamedValues = (value: unknown): E.Either<ReadonlyArray<FieldReason>, ReadonlyArray<NamedValue>> => {
  if (!isJsonObject(value)) return wrongType('a record', value)
  const [values, reasons] = [new Map<EditableField, NamedValue>(), new Array<FieldReason>()]
  for (const name of Object.keys(value)) {
    const field = editableFieldCalled(name)
    const other = field && values.get(field)
    if (field === undefined) reasons.push({ field: name, reason: 'Not a field of a stop that can be edited' })
    else if (other !== undefined) reasons.push({ field: name, reason: `Given as ${other.name} already` })
    else values.set(field, { field, name, value: value[name] ?? undefined })
  }
  return reasons.length === 0 ? E.right([...values.values()]) : E.left(reasons)
}

const encodeNamedValues = (values: ReadonlyArray<NamedValue>): JsonObject =>
  Object.fromEntries(values.map(({ name, value }) => [name, value ?? null]))

const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] })

const namedValuesCodec = (
  title: string,
  properties: Readonly<Record<string, JsonSchema>>,
  example: JsonObject,
): Codec<ReadonlyArray<NamedValue>> =>
  codecOf({
    name: title,
    decode: decodeNamedValues,
    encode: encodeNamedValues,
    schema: { title, type: 'object', properties, required: [], additionalProperties: false },
    example,
  })

const { routeDay: daySchema = {}, ...rowProperties } = uploadedStopSchema.properties

/** Null empties a field, where it may be empty. */
const settableProperties = {
  ...Object.fromEntries(
    Object.entries(rowProperties).map(([name, schema]) => [
      name,
      uploadedStopSchema.required.includes(name) ? schema : nullable(schema),
    ]),
  ),
  requestedDay: { ...nullable(daySchema), description: 'the day that is asked for, in a file routeDay' },
}

const seenProperties = Object.fromEntries(
  editableFields.map((field) => [field, nullable(stopSchema.properties[field] ?? {})]),
)

export const stopEditCodec = record<StopEditRequest>('StopEdit', {
  set: requiredField('set', namedValuesCodec('EditedStop', settableProperties, { duration: 10, notes: 'Achterom' })),
  was: requiredField('was', namedValuesCodec('SeenStop', seenProperties, { duration: 5, notes: null })),
})
