import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { isBlank, isRecord, shown, type Reason, type Said } from '../../src/domain/reading'
import { inDigits, MAX_UPLOADED_STOPS, type StopList } from '../../src/domain/stop'
import { codecOf, gathered, readId, reasonsOf, strictly, type Shape } from '../shape'
import { stopsDocument } from './stops-document'

const { codec, schema, example } = strictly(stopsDocument)

/** A project begins with one upload, and is added to by hand. */
const MOST_STOPS = 2 * MAX_UPLOADED_STOPS

const read = (value: unknown): E.Either<ReadonlyArray<Reason>, StopList> => {
  const reasons = isRecord(value) ? misplaced(value) : []
  return reasons.length > 0 ? E.left(reasons) : pipe(codec.decode(value), E.mapLeft(reasonsOf))
}

/** The stops document to be stored: a stop under the id of another would take its place. */
export const savedStops: Shape<StopList> = { codec: codecOf(codec.name, read, codec.encode), schema, example }

const misplaced = (stops: Said): ReadonlyArray<Reason> => {
  const places = Object.keys(stops)
  return places.length > MOST_STOPS
    ? [{ field: '', reason: `Has ${inDigits(places.length)} stops, more than ${inDigits(MOST_STOPS)}` }]
    : gathered(places, (place) => faultsAt(place, stops[place]))
}

const faultsAt = (place: string, stop: unknown): ReadonlyArray<Reason> => {
  const named = readId(place)
  if (E.isLeft(named)) return [{ field: place, reason: named.left }]
  const id = isRecord(stop) ? stop['id'] : undefined
  return isBlank(id) || id === place ? [] : [{ field: `${place}.id`, reason: `Not its id here: ${shown(id)}` }]
}
