import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  type FieldReason,
  isJsonObject,
  type JsonObject,
  maxLengths,
  parseOrFallback,
  text,
  withoutUndefined,
  wrongType,
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
import type { Move, StopToAdd } from '../../src/domain/move'
import {
  type Codec,
  codecOf,
  firstReasonPerField,
  type JsonSchema,
  optionalField,
  reasonsOf,
  record,
  recordSchema,
} from '../codec'
import { positionField, targetCodec } from '../move/move-codec'
import { inputProperties, newStopExample } from './stop-schema'
import { decodeStop } from './decode-stop'

/** A single new stop: it may have every field of an upload row, and must have those that §5 requires. */
const decodeNewStop = (value: unknown): E.Either<ReadonlyArray<FieldReason>, StopDraft> => {
  if (!isJsonObject(value)) return wrongType('a stop', value)
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

const destinationCodec = record<{ readonly to: Move['to'] | undefined; readonly position: Move['position'] }>('Place', {
  to: optionalField('to', targetCodec),
  position: positionField,
})

const recordOrEmpty = (value: unknown): JsonObject => (isJsonObject(value) ? value : {})

const decodeStopToAdd = (value: unknown): E.Either<ReadonlyArray<FieldReason>, StopToAdd> => {
  const { to, after, ...stop } = recordOrEmpty(value)
  const decodedStop = newStopCodec.decode(isJsonObject(value) ? stop : value)
  const destination = destinationCodec.decode({ to, after })
  const reasons = [
    ...(E.isLeft(decodedStop) ? reasonsOf(decodedStop.left) : []),
    ...(E.isLeft(destination) ? reasonsOf(destination.left) : []),
    ...(to === undefined && after !== undefined ? [{ field: 'after', reason: 'Give the route too, as to' }] : []),
  ]
  if (reasons.length > 0 || E.isLeft(decodedStop) || E.isLeft(destination)) return E.left(reasons)
  const { to: target, position } = destination.right
  return E.right(
    target === undefined ? decodedStop.right : { ...decodedStop.right, destination: { to: target, position } },
  )
}

const propertiesOf = ({ schema }: Pick<Codec<unknown>, 'schema'>) => (schema.type === 'object' ? schema.properties : {})

export const stopToAddCodec: Codec<StopToAdd> = codecOf({
  name: 'AddedStop',
  decode: decodeStopToAdd,
  encode: ({ destination, ...draft }) => ({
    ...recordOrEmpty(newStopCodec.encode(draft)),
    ...(destination === undefined ? {} : recordOrEmpty(destinationCodec.encode(destination))),
  }),
  schema:
    newStopCodec.schema.type === 'object'
      ? {
          ...newStopCodec.schema,
          title: 'AddedStop',
          properties: { ...newStopCodec.schema.properties, ...propertiesOf(destinationCodec) },
        }
      : newStopCodec.schema,
  example: newStopCodec.example,
})
