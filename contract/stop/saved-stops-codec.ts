import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isBlank, isRecord, maxLengths, quoted, prefixFields, type Reason, type JsonObject } from '../../src/domain/parse'
import { isCustomerStop, MAX_UPLOADED_STOPS, timeSlotReasons, type Stop, type StopList } from '../../src/domain/stop'
import { formatNumber } from '../../src/domain/text'
import { codecOf, gathered, readId, reasonsOf, recordSchema, strictly, type JsonSchema, type Shape } from '../shape'
import { stopSchema } from './stop-schema'
import { stopsDocument } from './stops-document-codec'

const savedStop: JsonSchema = recordSchema(
  'SavedStop',
  { ...stopSchema.properties, customerName: { type: 'string', pattern: '\\S', maxLength: maxLengths.name } },
  ['customerName'],
)

const { codec, schema, example } = strictly<StopList>({
  ...stopsDocument,
  schema: {
    title: 'SavedStops',
    description: 'the stops of a project by their id',
    type: 'object',
    properties: {},
    required: [],
    additionalProperties: savedStop,
  },
})

/** One upload, and as many again that were added by hand. */
const MOST_STOPS = 2 * MAX_UPLOADED_STOPS

const read = (value: unknown): E.Either<ReadonlyArray<Reason>, StopList> => {
  const reasons = isRecord(value) ? misplaced(value) : []
  if (reasons.length > 0) return E.left(reasons)
  return pipe(
    codec.decode(value),
    E.mapLeft(reasonsOf),
    E.flatMap((stops) => {
      const faults = gathered(stops, faultsOf)
      return faults.length > 0 ? E.left(faults) : E.right(stops)
    }),
  )
}

/** The faults that an upload would refuse too. Start and end of a route have no customer and are not checked. */
const faultsOf = (stop: Stop): ReadonlyArray<Reason> =>
  isCustomerStop(stop) ? prefixFields(stop.id, [...nameFaults(stop), ...timeSlotReasons(stop)]) : []

const nameFaults = ({ customerName }: Stop): ReadonlyArray<Reason> =>
  isBlank(customerName) ? [{ field: 'customerName', reason: 'Customer name is missing' }] : []

/** The stops document to be stored. A stop that stands under the id of another stop is refused: it would replace it. */
export const savedStops: Shape<StopList> = { codec: codecOf(codec.name, read, codec.encode), schema, example }

const misplaced = (stops: JsonObject): ReadonlyArray<Reason> => {
  const places = Object.keys(stops)
  return places.length > MOST_STOPS
    ? [{ field: '', reason: `Has ${formatNumber(places.length)} stops, more than ${formatNumber(MOST_STOPS)}` }]
    : gathered(places, (place) => faultsAt(place, stops[place]))
}

const faultsAt = (place: string, stop: unknown): ReadonlyArray<Reason> => {
  const named = readId(place)
  if (E.isLeft(named)) return [{ field: place, reason: named.left }]
  const id = isRecord(stop) ? stop['id'] : undefined
  return isBlank(id) || id === place ? [] : [{ field: `${place}.id`, reason: `Not its id here: ${quoted(id)}` }]
}
