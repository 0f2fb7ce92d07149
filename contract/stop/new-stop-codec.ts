import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  isJsonObject,
  maxLengths,
  parseOrFallback,
  withoutUndefined,
  quoted,
  text,
  type FieldReason,
  type JsonObject,
} from '../../src/domain/parse'
import {
  emptyNewStopForm,
  priorities,
  stopTypes,
  parseFilledFields,
  type StopDraft,
  type NewStopForm,
} from '../../src/domain/stop'
import { parseUpload } from '../../src/domain/upload'
import { codecOf, firstReasonPerField, recordSchema, type JsonSchema, type Codec } from '../codec'
import { inputProperties, newStopExample } from './stop-schema'
import { decodeStop } from './decode-stop'

/** A single new stop: it may have every field of an upload row, and must have those that §5 requires. */
const decodeNewStop = (value: unknown): E.Either<ReadonlyArray<FieldReason>, StopDraft> => {
  if (!isJsonObject(value)) return E.left([{ field: '', reason: `Not a stop: ${quoted(value)}` }])
  const parsedRows = parseUpload([value])
  const draft = E.isRight(parsedRows) ? parsedRows.right[0] : undefined
  const form = parseFilledFields(draft === undefined ? partialFormOf(value) : formOf(value, draft))
  const reasons = [...(E.isLeft(parsedRows) ? parsedRows.left.problems : []), ...(E.isLeft(form) ? form.left : [])]
  return reasons.length > 0 || draft === undefined ? E.left(firstReasonPerField(reasons)) : E.right(draft)
}

type ParsedStop = Pick<StopDraft, Exclude<keyof NewStopForm, 'type' | 'priority'>>

/** The stop in the form of the add stop screen, whose rules are then applied. */
const formOf = (value: JsonObject, parsed: ParsedStop): NewStopForm => ({
  type: parseTypedText(value['type']),
  priority: parseTypedText(value['priority']),
  customerName: parsed.customerName,
  zip: parsed.zip,
  houseNumber: parsed.houseNumber,
  houseNumberSuffix: parsed.houseNumberSuffix ?? '',
  street: parsed.street ?? '',
  city: parsed.city ?? '',
  addressSummary: parsed.addressSummary ?? '',
  coordinates: parsed.coordinates,
})

/** The form of a value that an upload would refuse, with every field that can be parsed. */
const partialFormOf = (value: JsonObject): NewStopForm =>
  pipe(
    decodeStop({ ...value, id: 'new' }),
    E.match(
      () => emptyNewStopForm,
      ({ facts }) => formOf(value, facts),
    ),
  )

const parseTypedText = parseOrFallback(text(), '')

const nonBlankSchema = (maxLength: number): JsonSchema => ({ type: 'string', pattern: '\\S', maxLength })

export const newStopCodec: Codec<StopDraft> = codecOf({
  name: 'New stop',
  decode: decodeNewStop,
  encode: ({ unknownFields, coordinates, ...fields }) => ({
    ...unknownFields,
    ...withoutUndefined({ ...fields, lat: coordinates?.lat, lng: coordinates?.lng }),
  }),
  schema: recordSchema(
    'NewStop',
    {
      type: { type: 'string', enum: stopTypes },
      ...inputProperties,
      priority: { type: 'string', enum: priorities },
      customerName: nonBlankSchema(maxLengths.name),
      zip: nonBlankSchema(maxLengths.zip),
      houseNumber: nonBlankSchema(maxLengths.other),
      addressSummary: nonBlankSchema(maxLengths.other),
      routeDay: { type: 'string', format: 'route-day', description: 'the day that is asked for' },
    },
    ['type', 'priority', 'customerName', 'zip', 'houseNumber', 'addressSummary'],
  ),
  example: newStopExample,
})
