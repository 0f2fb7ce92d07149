import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isRecord, maxLengths, withFallback, withoutUndefined, quoted, text, type Reason, type JsonObject } from '../../src/domain/parse'
import {
  emptyStopForm,
  priorities,
  decodeStop,
  parseUpload,
  stopTypes,
  parseFilledFields,
  type StopDraft,
  type StopForm,
} from '../../src/domain/stop'
import { codecOf, firstOfEach, recordSchema, type JsonSchema, type Shape } from '../shape'
import { newStopExample } from './stop-examples'
import { saidOfStop } from './stop-schema'

/** A single stop to be added: it may have every field of a row of an upload, and must have those that §5 requires. */
const readNewStop = (value: unknown): E.Either<ReadonlyArray<Reason>, StopDraft> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a stop: ${quoted(value)}` }])
  const row = parseUpload([value])
  const draft = E.isRight(row) ? row.right[0] : undefined
  const form = parseFilledFields(draft === undefined ? anyFormOf(value) : formOf(value, draft))
  const reasons = [...(E.isLeft(row) ? row.left.problems : []), ...(E.isLeft(form) ? form.left : [])]
  return reasons.length > 0 || draft === undefined ? E.left(firstOfEach(reasons)) : E.right(draft)
}

type Understood = Pick<StopDraft, Exclude<keyof StopForm, 'type' | 'priority'>>

/** The stop as it would stand in the form of the add stop screen, whose rules are then applied to it. */
const formOf = (value: JsonObject, understood: Understood): StopForm => ({
  type: typed(value['type']),
  priority: typed(value['priority']),
  customerName: understood.customerName,
  zip: understood.zip,
  houseNumber: understood.houseNumber,
  houseNumberSuffix: understood.houseNumberSuffix ?? '',
  street: understood.street ?? '',
  city: understood.city ?? '',
  addressSummary: understood.addressSummary ?? '',
  coordinates: understood.coordinates,
})

/** The same for a value that an upload would refuse: with as many of its fields as can be read. */
const anyFormOf = (value: JsonObject): StopForm =>
  pipe(
    decodeStop({ ...value, id: 'new' }),
    E.match(
      () => emptyStopForm,
      (stop) => formOf(value, stop),
    ),
  )

const typed = withFallback(text(), '')

const filled = (maxLength: number): JsonSchema => ({ type: 'string', pattern: '\\S', maxLength })

export const newStop: Shape<StopDraft> = {
  codec: codecOf('New stop', readNewStop, ({ extra, coordinates, ...fields }) => ({
    ...extra,
    ...withoutUndefined({ ...fields, lat: coordinates?.lat, lng: coordinates?.lng }),
  })),
  schema: recordSchema(
    'NewStop',
    {
      type: { type: 'string', enum: stopTypes },
      ...saidOfStop,
      priority: { type: 'string', enum: priorities },
      customerName: filled(maxLengths.name),
      zip: filled(maxLengths.zip),
      houseNumber: filled(maxLengths.other),
      addressSummary: filled(maxLengths.other),
      routeDay: { type: 'string', format: 'route-day', description: 'the day that is asked for' },
    },
    ['type', 'priority', 'customerName', 'zip', 'houseNumber', 'addressSummary'],
  ),
  example: newStopExample,
}
