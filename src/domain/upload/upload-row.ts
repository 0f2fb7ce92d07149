import * as E from 'fp-ts/Either'
import {
  day,
  DEEPEST,
  filled,
  isDeeper,
  isRecord,
  list,
  longest,
  number,
  oneOf,
  optional,
  recordOf,
  shown,
  withDefault,
  type Field,
  type Reader,
  type Reason,
  type Said,
} from '../parse'
import { demand, MOST_DEMAND, usualDemand } from '../stop/demand'
import type { StopDraft } from '../stop/new-stop'
import { priorities, stopTypes } from '../stop/stop'
import { stopLayout } from '../stop/stop-layout'
import { spellings, type WrittenField } from '../stop/stop-fields'
import { readUploadedPlace } from './upload-coordinates'
import { readUploadedWindow } from './upload-time-slot'

/** One row of an upload file, strictly: whatever it says must be understood, and every fault of it is told. */
export const readUploadRow = (value: unknown): E.Either<ReadonlyArray<Reason>, StopDraft> => {
  if (!isRecord(value)) return E.left([{ field: 'stop', reason: `Not a stop: ${shown(value)}` }])
  const [fields, at, window, extra] = [
    readFields(value),
    readUploadedPlace(value),
    readUploadedWindow(value),
    readExtra(value),
  ]
  if (E.isLeft(fields) || E.isLeft(at) || E.isLeft(window) || E.isLeft(extra))
    return E.left([fields, at, window, extra].flatMap((part) => (E.isLeft(part) ? part.left : [])))
  const { routeDay: requestedDay, ...others } = fields.right
  return E.right({ ...others, ...window.right, requestedDay, at: at.right, extra: extra.right })
}

const of = <A>(name: WrittenField, reader: Reader<A>): Field<A> => ({ names: spellings[name], reader })
const text = optional(filled(longest.other))

/** The file calls the day that is asked for `routeDay`, and so does the reason why it cannot be read. */
type UploadedFields = Omit<StopDraft, 'at' | 'requestedDay' | 'timeSlotEarliest' | 'timeSlotLatest' | 'extra'> & {
  readonly routeDay: StopDraft['requestedDay']
}

const readFields = recordOf<UploadedFields>({
  customerName: of('customerName', filled(longest.name)),
  zip: of('zip', filled(longest.zip)),
  houseNumber: of('houseNumber', filled(longest.other)),
  houseNumberSuffix: of('houseNumberSuffix', text),
  contactName: of('contactName', optional(filled(longest.name))),
  type: of('type', withDefault(oneOf(...stopTypes), 'Delivery')),
  priority: of('priority', withDefault(oneOf(...priorities), 'Regular')),
  street: of('street', text),
  city: of('city', text),
  addressSummary: of('addressSummary', text),
  /** a day at most */
  duration: of('duration', optional(number({ min: 0, max: 24 * 60 }))),
  productDescription: of('productDescription', text),
  notes: of('notes', optional(filled(longest.notes))),
  demand: of('demand', withDefault(demand(MOST_DEMAND), usualDemand)),
  groupedExternalTaskIds: of('groupedExternalTaskIds', withDefault(list(filled(longest.other)), [])),
  routeDay: { names: [...spellings.routeDay, ...spellings.requestedDay], reader: optional(day) },
})

/** A stop stands within a document, which is to stay within its own limit wherever it goes. */
const DEEPEST_EXTRA = DEEPEST / 2

const readExtra = (record: Said): E.Either<ReadonlyArray<Reason>, Said> => {
  const extra = stopLayout.handwritingOf(record).beyond(record)
  const reasons = Object.keys(extra)
    .filter((name) => isDeeper(extra[name], DEEPEST_EXTRA))
    .map((field) => ({ field, reason: `Nested more than ${DEEPEST_EXTRA} levels deep` }))
  return reasons.length === 0 ? E.right(extra) : E.left(reasons)
}
