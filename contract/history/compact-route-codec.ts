import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { IsUnchanged, VisitById } from '../../src/domain/history'
import {
  isJsonObject,
  parseEach,
  prefixFields,
  quoted,
  withoutUndefined,
  type JsonObject,
  type FieldReason,
} from '../../src/domain/parse'
import { NUMBER_STEP, type Activity, type Route } from '../../src/domain/route'
import { isStartOrEnd } from '../../src/domain/stop'
import { decodeRoute, encodeRoute } from '../route/route-codec'

/** Stands in the order of visits for a visit that is written in full, among the activities of the route. */
const WHOLE = 'whole'

/** Encodes a stored route: of unchanged visits only the order and the times, and all else as in a project document. */
export const encodeCompactRoute = (route: Route, isUnchanged: IsUnchanged): JsonObject => {
  const date = commonDateOf(route.visits)
  const order = route.visits.map((visit, index) =>
    visit.stopNumber === (index + 1) * NUMBER_STEP && isUnchanged(visit) ? encodeCompactVisit(visit, date) : WHOLE,
  )
  const wholeVisits = route.visits.filter((_, index) => order[index] === WHOLE)
  // A visit of type start or end that is written alone would be read as the start or end of the route.
  if (wholeVisits.length === route.visits.length || wholeVisits.some(({ type }) => isStartOrEnd(type)))
    return encodeRoute(route)
  return { route: encodeRoute({ ...route, visits: wholeVisits }), order, ...withoutUndefined({ date }) }
}

const encodeCompactVisit = ({ id, arrival, departure }: Activity, date: string | undefined): unknown => {
  if (arrival === undefined && departure === undefined) return [id]
  const [from, to] = [compactTime(arrival, date), compactTime(departure, date)]
  return from === undefined || to === undefined ? WHOLE : [id, from, to]
}

type Decoded<A> = E.Either<ReadonlyArray<FieldReason>, A>

/** Decodes what `encodeCompactRoute` wrote, and routes that are written in full. */
export const decodeCompactRoute = (value: unknown, position: number, visitById: VisitById): Decoded<Route> =>
  isJsonObject(value) && value['activities'] === undefined && isJsonObject(value['route'])
    ? pipe(
        decodeRoute(value['route'], position),
        E.flatMap((route) =>
          pipe(
            decodeOrder(value, route.visits, visitById),
            E.map((visits): Route => ({ ...route, visits })),
          ),
        ),
      )
    : decodeRoute(value, position)

const decodeOrder = (
  { order, date }: JsonObject,
  wholeVisits: Route['visits'],
  visitById: VisitById,
): Decoded<Route['visits']> => {
  if (!Array.isArray(order)) return E.left([{ field: 'order', reason: `Not a list: ${quoted(order)}` }])
  const remainingVisits = wholeVisits.values()
  const decodeVisit = (value: unknown, index: number): Decoded<Activity> => {
    const visit = value === WHOLE ? remainingVisits.next().value : expandVisit(value, index, date, visitById)
    return visit === undefined ? E.left([{ field: '', reason: `Not a visit: ${quoted(value)}` }]) : E.right(visit)
  }
  return E.mapLeft((reasons: ReadonlyArray<FieldReason>) => prefixFields('order', reasons))(
    parseEach(decodeVisit)(order),
  )
}

const expandVisit = (value: unknown, index: number, date: unknown, visitById: VisitById): Activity | undefined => {
  const parts: ReadonlyArray<unknown> = Array.isArray(value) ? value : []
  const id = parts[0]
  if (typeof id !== 'string') return undefined
  const [arrival, departure] = [expandTime(parts[1] ?? '', date), expandTime(parts[2] ?? '', date)]
  if (E.isLeft(arrival) || E.isLeft(departure)) return undefined
  return {
    ...visitById(id),
    id,
    stopNumber: (index + 1) * NUMBER_STEP,
    arrival: arrival.right,
    departure: departure.right,
  }
}

const ZERO_MILLISECONDS = '.000Z'
const FULL_LENGTH = 24

/** The date of the first time of these visits; undefined if that time is not a full one. */
const commonDateOf = (visits: ReadonlyArray<Activity>): string | undefined => {
  for (const { arrival, departure } of visits) {
    const time = arrival ?? departure
    if (time !== undefined) return isFullTime(time) ? time.slice(0, DATE_LENGTH) : undefined
  }
  return undefined
}

/** A time without that date and the `.000Z`; undefined if it is short already, and could be taken for a shortened one. */
const compactTime = (time: string | undefined, date: string | undefined): string | undefined => {
  if (time === undefined) return NO_TIME
  if (date !== undefined && isFullTime(time) && time.startsWith(date))
    return time.slice(DATE_LENGTH + 1, -ZERO_MILLISECONDS.length)
  return time.length > SHORT_LENGTH ? time : undefined
}

/** Restores a time that `compactTime` shortened; refused if it is no time, or if it was shortened and has no date. */
const expandTime = (time: unknown, date: unknown): E.Either<'no time', string | undefined> => {
  if (time === NO_TIME) return E.right(undefined)
  if (typeof time !== 'string') return E.left('no time')
  if (time.length > SHORT_LENGTH) return E.right(time)
  return typeof date === 'string' ? E.right(`${date}T${time}${ZERO_MILLISECONDS}`) : E.left('no time')
}

const NO_TIME = ''
const DATE_LENGTH = 'yyyy-mm-dd'.length
const SHORT_LENGTH = 'hh:mm:ss'.length

/** Whether a time has the form 2026-11-23T08:58:00.000Z, so that it can be shortened without loss. */
const isFullTime = (time: string): boolean =>
  time.length === FULL_LENGTH && time[DATE_LENGTH] === 'T' && time.endsWith(ZERO_MILLISECONDS)
