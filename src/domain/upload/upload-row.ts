import * as E from 'fp-ts/Either'
import {
  day,
  MAX_DEPTH,
  nonBlankText,
  isDeeperThan,
  isRecord,
  list,
  maxLengths,
  number,
  oneOf,
  optional,
  recordOf,
  quoted,
  withDefault,
  type Field,
  type Parser,
  type Reason,
  type JsonObject,
} from '../parse'
import { demand, MAX_DEMAND, defaultDemand } from '../stop/demand'
import type { StopDraft } from '../stop/new-stop'
import { priorities, stopTypes } from '../stop/stop'
import { stopLayout } from '../stop/stop-layout'
import { spellings, type EncodedStopField } from '../stop/stop-fields'
import { parseUploadCoordinates } from './upload-coordinates'
import { parseUploadTimeSlot } from './upload-time-slot'

/** One row of an upload file, strictly: whatever it says must be understood, and every fault of it is told. */
export const parseUploadRow = (value: unknown): E.Either<ReadonlyArray<Reason>, StopDraft> => {
  if (!isRecord(value)) return E.left([{ field: 'stop', reason: `Not a stop: ${quoted(value)}` }])
  const [fields, coordinates, timeSlot, extra] = [
    parseFields(value),
    parseUploadCoordinates(value),
    parseUploadTimeSlot(value),
    parseExtra(value),
  ]
  if (E.isLeft(fields) || E.isLeft(coordinates) || E.isLeft(timeSlot) || E.isLeft(extra))
    return E.left([fields, coordinates, timeSlot, extra].flatMap((result) => (E.isLeft(result) ? result.left : [])))
  const { routeDay: requestedDay, ...others } = fields.right
  return E.right({ ...others, ...timeSlot.right, requestedDay, coordinates: coordinates.right, extra: extra.right })
}

const fieldOf = <A>(name: EncodedStopField, parser: Parser<A>): Field<A> => ({ names: spellings[name], parser })
const optionalText = optional(nonBlankText(maxLengths.other))

/** The file calls the day that is asked for `routeDay`, and so does the reason why it cannot be read. */
type UploadFields = Omit<
  StopDraft,
  'coordinates' | 'requestedDay' | 'timeSlotEarliest' | 'timeSlotLatest' | 'extra'
> & {
  readonly routeDay: StopDraft['requestedDay']
}

const parseFields = recordOf<UploadFields>({
  customerName: fieldOf('customerName', nonBlankText(maxLengths.name)),
  zip: fieldOf('zip', nonBlankText(maxLengths.zip)),
  houseNumber: fieldOf('houseNumber', nonBlankText(maxLengths.other)),
  houseNumberSuffix: fieldOf('houseNumberSuffix', optionalText),
  contactName: fieldOf('contactName', optional(nonBlankText(maxLengths.name))),
  type: fieldOf('type', withDefault(oneOf(...stopTypes), 'Delivery')),
  priority: fieldOf('priority', withDefault(oneOf(...priorities), 'Regular')),
  street: fieldOf('street', optionalText),
  city: fieldOf('city', optionalText),
  addressSummary: fieldOf('addressSummary', optionalText),
  /** a day at most */
  duration: fieldOf('duration', optional(number({ min: 0, max: 24 * 60 }))),
  productDescription: fieldOf('productDescription', optionalText),
  notes: fieldOf('notes', optional(nonBlankText(maxLengths.notes))),
  demand: fieldOf('demand', withDefault(demand(MAX_DEMAND), defaultDemand)),
  groupedExternalTaskIds: fieldOf('groupedExternalTaskIds', withDefault(list(nonBlankText(maxLengths.other)), [])),
  routeDay: { names: [...spellings.routeDay, ...spellings.requestedDay], parser: optional(day) },
})

/** A stop stands within a document, which is to stay within its own limit wherever it goes. */
const MAX_EXTRA_DEPTH = MAX_DEPTH / 2

const parseExtra = (record: JsonObject): E.Either<ReadonlyArray<Reason>, JsonObject> => {
  const extra = stopLayout.shapeOf(record).unknownFields(record)
  const reasons = Object.keys(extra)
    .filter((name) => isDeeperThan(extra[name], MAX_EXTRA_DEPTH))
    .map((field) => ({ field, reason: `Nested more than ${MAX_EXTRA_DEPTH} levels deep` }))
  return reasons.length === 0 ? E.right(extra) : E.left(reasons)
}
