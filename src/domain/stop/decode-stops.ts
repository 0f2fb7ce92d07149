import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { each, isBlank, isRecord, shown, under, type Reason } from '../parse'
import { readStop } from './decode-stop'
import type { Stop } from './stop'
import { listOn, sheetsOf, stopListOf, type StopList } from './stop-list'

type ReadStops = E.Either<ReadonlyArray<Reason>, StopList>

const readEach = each(readStop)

/** A list of stops. A reason names its field with the stop's place, from 0, before it: `4.id`. */
export const readStops = (value: unknown): ReadStops =>
  Array.isArray(value)
    ? pipe(readEach(value), E.map(stopListOf))
    : E.left([{ field: '', reason: `Not a list of stops: ${shown(value)}` }])

/** The stops document: stops by id. A stop that does not say its id itself has that of its place. */
export const readStopsDocument = (value: unknown): ReadStops => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a document of stops by id: ${shown(value)}` }])
  const stops: Stop[] = []
  const reasons: Reason[] = []
  let areInPlace = true
  for (const id of Object.keys(value)) {
    const read = readStop(withId(value[id], id))
    if (E.isRight(read)) {
      stops.push(read.right)
      areInPlace &&= read.right.id === id
    } else for (const reason of under(id, read.left)) reasons.push(reason)
  }
  if (reasons.length > 0) return E.left(reasons)
  // No two places have one id.
  return E.right(areInPlace ? listOn(sheetsOf(stops)) : stopListOf(stops))
}

const withId = (stop: unknown, id: string): unknown => (isRecord(stop) && isBlank(stop['id']) ? { ...stop, id } : stop)
