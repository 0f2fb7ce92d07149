import * as E from 'fp-ts/Either'
import {
  day,
  MAX_DEPTH,
  nonBlankText,
  isDeeperThan,
  isJsonObject,
  list,
  maxLengths,
  number,
  oneOf,
  optional,
  phoneNumber,
  recordOf,
  quoted,
  defaultIfAbsent,
  type ParsedField,
  type Parser,
  type FieldReason,
  type JsonObject,
  time,
  wrongType,
} from '../parse'
import { coordinateFields, coordinatesOf, type Coordinates } from '../address'
import { defaultDemand, demand, MAX_DEMAND } from './demand'
import type { StopDraft } from './new-stop'
import { priorities, stopTypes, type StopFacts } from './stop'
import { spellings, stopFieldLookup, type EncodedStopField } from './stop-field-spellings'
import { flow } from 'fp-ts/function'
import { compareTimes } from '../calendar'

/** A visit lasts a day at most. */
export const MAX_DURATION_MINUTES = 24 * 60

/** Parses the fields of a stop that a file, a form or a call gives, strictly, and collects all reasons. */
export const parseStopFields = (value: unknown): E.Either<ReadonlyArray<FieldReason>, StopDraft> => {
  if (!isJsonObject(value)) return wrongType('a stop', value, 'stop')
  const [fields, coordinates, timeSlot, unknownFields] = [
    parseFields(value),
    parseCoordinates(value),
    parseTimeSlot(value),
    parseExtra(value),
  ]
  if (E.isLeft(fields) || E.isLeft(coordinates) || E.isLeft(timeSlot) || E.isLeft(unknownFields))
    return E.left(
      [fields, coordinates, timeSlot, unknownFields].flatMap((result) => (E.isLeft(result) ? result.left : [])),
    )
  const { routeDay: requestedDay, ...others } = fields.right
  return E.right({
    ...others,
    ...timeSlot.right,
    requestedDay,
    coordinates: coordinates.right,
    unknownFields: unknownFields.right,
  })
}

const fieldOf = <A>(name: EncodedStopField, parser: Parser<A>): ParsedField<A> => ({ names: spellings[name], parser })
const optionalText = optional(nonBlankText(maxLengths.other))

/** A file calls the requested day `routeDay`, so a reason must name that field. */
type Fields = Omit<
  StopDraft,
  'coordinates' | 'requestedDay' | 'timeSlotEarliest' | 'timeSlotLatest' | 'unknownFields'
> & {
  readonly routeDay: StopDraft['requestedDay']
}

const parseFields = recordOf<Fields>({
  customerName: fieldOf('customerName', nonBlankText(maxLengths.name)),
  zip: fieldOf('zip', nonBlankText(maxLengths.zip)),
  houseNumber: fieldOf('houseNumber', nonBlankText(maxLengths.other)),
  houseNumberSuffix: fieldOf('houseNumberSuffix', optionalText),
  contactName: fieldOf('contactName', optional(nonBlankText(maxLengths.name))),
  phone: fieldOf('phone', optional(phoneNumber('phone number'))),
  type: fieldOf('type', defaultIfAbsent(oneOf(...stopTypes), 'Delivery')),
  priority: fieldOf('priority', defaultIfAbsent(oneOf(...priorities), 'Regular')),
  street: fieldOf('street', optionalText),
  city: fieldOf('city', optionalText),
  addressSummary: fieldOf('addressSummary', optionalText),
  duration: fieldOf('duration', optional(number({ min: 0, max: MAX_DURATION_MINUTES }))),
  productDescription: fieldOf('productDescription', optionalText),
  notes: fieldOf('notes', optional(nonBlankText(maxLengths.notes))),
  demand: fieldOf('demand', defaultIfAbsent(demand(MAX_DEMAND), defaultDemand)),
  groupedExternalTaskIds: fieldOf('groupedExternalTaskIds', defaultIfAbsent(list(nonBlankText(maxLengths.other)), [])),
  routeDay: { names: [...spellings.routeDay, ...spellings.requestedDay], parser: optional(day) },
})

/** A stop is nested in a document, which has its own maximum depth. */
const MAX_UNKNOWN_DEPTH = MAX_DEPTH / 2

const parseExtra = (record: JsonObject): E.Either<ReadonlyArray<FieldReason>, JsonObject> => {
  const unknownFields = stopFieldLookup.shapeOf(record).unknownFields(record)
  const reasons = Object.keys(unknownFields)
    .filter((name) => isDeeperThan(unknownFields[name], MAX_UNKNOWN_DEPTH))
    .map((field) => ({ field, reason: `Nested more than ${MAX_UNKNOWN_DEPTH} levels deep` }))
  return reasons.length === 0 ? E.right(unknownFields) : E.left(reasons)
}

type Degrees = { readonly lat: number | undefined; readonly lng: number | undefined }

/** Both coordinates or neither. 0/0 counts as neither. */
const parseCoordinates = flow(
  recordOf<Degrees>({
    lat: { names: spellings.lat, parser: optional(coordinateFields.lat.parser) },
    lng: { names: spellings.lng, parser: optional(coordinateFields.lng.parser) },
  }),
  E.flatMap(({ lat, lng }): E.Either<ReadonlyArray<FieldReason>, Coordinates | undefined> => {
    if (lat === undefined && lng !== undefined)
      return E.left([{ field: 'lat', reason: 'Missing, though a longitude is given' }])
    if (lat !== undefined && lng === undefined)
      return E.left([{ field: 'lng', reason: 'Missing, though a latitude is given' }])
    const coordinates = coordinatesOf(lat, lng)
    return coordinates !== undefined && isSwapped(coordinates)
      ? E.left([
          {
            field: 'lat',
            reason: `Lies at sea: ${coordinates.lat}, ${coordinates.lng} (latitude and longitude swapped?)`,
          },
        ])
      : E.right(coordinates)
  }),
)

/** The Netherlands with latitude and longitude swapped is in the Indian Ocean. */
const isSwapped = ({ lat, lng }: Coordinates): boolean => lat > 3 && lat < 7.5 && lng > 50.5 && lng < 54

type TimeSlot = Pick<StopDraft, 'timeSlotEarliest' | 'timeSlotLatest'>

/** A slot that ends before it starts is refused. */
const parseTimeSlot = flow(
  recordOf<TimeSlot>({
    timeSlotEarliest: { names: spellings.timeSlotEarliest, parser: optional(time) },
    timeSlotLatest: { names: spellings.timeSlotLatest, parser: optional(time) },
  }),
  E.flatMap((timeSlot): E.Either<ReadonlyArray<FieldReason>, TimeSlot> => {
    const reasons = timeSlotReasons(timeSlot)
    return reasons.length > 0 ? E.left(reasons) : E.right(timeSlot)
  }),
)

/** A reason if the slot ends before it starts. */
export const timeSlotReasons = ({
  timeSlotEarliest: earliest,
  timeSlotLatest: latest,
}: Pick<StopFacts, 'timeSlotEarliest' | 'timeSlotLatest'>): ReadonlyArray<FieldReason> =>
  earliest !== undefined && latest !== undefined && compareTimes(latest, earliest) === -1
    ? [{ field: 'timeSlotLatest', reason: `${quoted(latest)} is before the earliest time, ${quoted(earliest)}` }]
    : []
