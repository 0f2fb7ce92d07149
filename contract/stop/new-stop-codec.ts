import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isRecord, longest, otherwise, present, shown, text, type Reason, type Said } from '../../src/domain/parse'
import {
  emptyStopForm,
  priorities,
  readStop,
  readUpload,
  stopTypes,
  wellFilled,
  type StopDraft,
  type StopForm,
} from '../../src/domain/stop'
import { codecOf, firstOfEach, recordSchema, type JsonSchema, type Shape } from '../shape'
import { newStopExample } from './stop-examples'
import { saidOfStop } from './stop-schema'

/** A single stop to be added: it may have every field of a row of an upload, and must have those that §5 requires. */
const readNewStop = (value: unknown): E.Either<ReadonlyArray<Reason>, StopDraft> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a stop: ${shown(value)}` }])
  const row = readUpload([value])
  const draft = E.isRight(row) ? row.right[0] : undefined
  const form = wellFilled(draft === undefined ? anyFormOf(value) : formOf(value, draft))
  const reasons = [...(E.isLeft(row) ? row.left.problems : []), ...(E.isLeft(form) ? form.left : [])]
  return reasons.length > 0 || draft === undefined ? E.left(firstOfEach(reasons)) : E.right(draft)
}

type Understood = Pick<StopDraft, Exclude<keyof StopForm, 'type' | 'priority'>>

/** The stop as it would stand in the form of the add stop screen, whose rules are then applied to it. */
const formOf = (value: Said, understood: Understood): StopForm => ({
  type: typed(value['type']),
  priority: typed(value['priority']),
  customerName: understood.customerName,
  zip: understood.zip,
  houseNumber: understood.houseNumber,
  houseNumberSuffix: understood.houseNumberSuffix ?? '',
  street: understood.street ?? '',
  city: understood.city ?? '',
  addressSummary: understood.addressSummary ?? '',
  at: understood.at,
})

/** The same for a value that an upload would refuse: with as many of its fields as can be read. */
const anyFormOf = (value: Said): StopForm =>
  pipe(
    readStop({ ...value, id: 'new' }),
    E.match(
      () => emptyStopForm,
      (stop) => formOf(value, stop),
    ),
  )

const typed = otherwise(text(), '')

const filled = (maxLength: number): JsonSchema => ({ type: 'string', pattern: '\\S', maxLength })

export const newStop: Shape<StopDraft> = {
  codec: codecOf('New stop', readNewStop, ({ extra, at, ...fields }) => ({
    ...extra,
    ...present({ ...fields, lat: at?.lat, lng: at?.lng }),
  })),
  schema: recordSchema(
    'NewStop',
    {
      type: { type: 'string', enum: stopTypes },
      ...saidOfStop,
      priority: { type: 'string', enum: priorities },
      customerName: filled(longest.name),
      zip: filled(longest.zip),
      houseNumber: filled(longest.other),
      addressSummary: filled(longest.other),
      routeDay: { type: 'string', format: 'route-day', description: 'the day that is asked for' },
    },
    ['type', 'priority', 'customerName', 'zip', 'houseNumber', 'addressSummary'],
  ),
  example: newStopExample,
}
