import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isRecord, longest, otherwise, present, shown, text, type Reason, type Said } from '../../src/domain/reading'
import {
  emptyStopForm,
  priorities,
  readStop,
  readStopForm,
  readUpload,
  stopTypes,
  type StopDraft,
  type StopForm,
} from '../../src/domain/stop'
import { codecOf, firstOfEach, recordSchema, type JsonSchema, type Shape } from '../shape'
import { newStopExample } from './stop-examples'
import { saidOfStop } from './stop-schema'

/** A stop to be added by itself: it may say all that a row of an upload may, and must say what §5 asks. */
const readNewStop = (value: unknown): E.Either<ReadonlyArray<Reason>, StopDraft> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a stop: ${shown(value)}` }])
  const [row, form] = [readUpload([value]), readStopForm(formOf(value))]
  const reasons = [...(E.isLeft(row) ? row.left.problems : []), ...(E.isLeft(form) ? form.left : [])]
  const draft = E.isRight(row) ? row.right[0] : undefined
  return reasons.length > 0 || draft === undefined ? E.left(firstOfEach(reasons)) : E.right(draft)
}

/** What would stand in the fields of the add stop screen. */
const formOf = (value: Said): StopForm =>
  pipe(
    readStop({ ...value, id: 'new' }),
    E.match(
      () => emptyStopForm,
      (stop) => ({
        ...stop,
        type: typed(value['type']),
        priority: typed(value['priority']),
        houseNumberSuffix: stop.houseNumberSuffix ?? '',
        street: stop.street ?? '',
        city: stop.city ?? '',
        addressSummary: stop.addressSummary ?? '',
      }),
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
