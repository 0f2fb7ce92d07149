import { delayTimes } from '../../src/domain/calendar'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { BeforeAfter, IsUnchanged, VisitById } from '../../src/domain/history'
import {
  isJsonObject,
  parseEach,
  prefixFields,
  withoutUndefined,
  type JsonObject,
  type FieldReason,
  wrongType,
} from '../../src/domain/parse'
import { stopNumberAt, type Activity, type Route } from '../../src/domain/route'
import { isStartOrEnd } from '../../src/domain/stop'
import { memoizeWeak } from '../../src/domain/value'
import { decodeRoute, encodeRoute } from '../route/route-codec'
import { decodeLine, encodeLine, isCount, commonEndsOf } from './line-codec'
import { delayOf, isDelayedBy } from './visit-delay'

/** Stands in the order of visits for a visit that is written in full, among the activities of the route. */
const IN_FULL = 'whole'

/** Encodes a stored route: of unchanged visits only the order and the times, and all else as in a project document. */
export const encodeCompactRoute = (route: Route, isUnchanged: IsUnchanged, before?: Route): JsonObject => {
  const { date, entries } = compactVisits(route.visits)
  const order = route.visits.map((visit, index) => (isUnchanged(visit) ? entries[index] : IN_FULL))
  const visitsInFull = route.visits.filter((_, index) => order[index] === IN_FULL)
  // A visit of type start or end that is written alone would be read as the start or end of the route.
  if (visitsInFull.length === route.visits.length || visitsInFull.some(({ type }) => isStartOrEnd(type)))
    return encodeRoute(route)
  const shortOrder = before === undefined ? order : encodeRuns(order, route.visits, before.visits)
  return { route: encodeRoute({ ...route, visits: visitsInFull }), order: shortOrder, ...withoutUndefined({ date }) }
}

type CompactVisits = { readonly date: string | undefined; readonly entries: ReadonlyArray<unknown> }

/** Made once for the row of a route and for the changes that hold it. */
const compactVisits = memoizeWeak((visits: ReadonlyArray<Activity>): CompactVisits => {
  const date = commonDateOf(visits)
  const entryOf = (visit: Activity, index: number): unknown =>
    visit.stopNumber === stopNumberAt(index) ? encodeCompactVisit(visit, date) : IN_FULL
  return { date, entries: visits.map(entryOf) }
})

/** Encodes a route before and after a change, with what both have in common once. */
export const encodeRouteBeforeAfter = (
  beforeAfter: BeforeAfter<Route>,
  isUnchanged: IsUnchanged,
): BeforeAfter<JsonObject> => {
  const commonEnds = commonEndsOf(beforeAfter)
  const encode = (route: Route, before?: Route): JsonObject => {
    const { overviewPolyline } = route
    if (commonEnds === undefined || overviewPolyline === undefined)
      return encodeCompactRoute(route, isUnchanged, before)
    const encoded = encodeCompactRoute({ ...route, overviewPolyline: undefined }, isUnchanged, before)
    const isCompact = encoded['order'] !== undefined
    return isCompact ? { ...encoded, line: encodeLine(overviewPolyline, commonEnds) } : encodeRoute(route)
  }
  const { before, after } = beforeAfter
  return { before: before && encode(before), after: after && encode(after, before) }
}

/** Encodes a run, which is visits that followed each other before the change, as one entry: position, count and delay in milliseconds. */
const encodeRuns = (
  order: ReadonlyArray<unknown>,
  visits: ReadonlyArray<Activity>,
  before: ReadonlyArray<Activity>,
): ReadonlyArray<unknown> => {
  const positions = new Map(before.map(({ id }, position) => [id, position]))
  const joined: unknown[] = []
  for (let index = 0; index < visits.length;) {
    const position = order[index] === IN_FULL ? undefined : positions.get(visits[index]?.id ?? '')
    const delay = position === undefined ? undefined : delayOf(before[position], visits[index])
    if (position === undefined || delay === undefined) {
      joined.push(order[index])
      index += 1
      continue
    }
    let count = 1
    while (order[index + count] !== IN_FULL && isDelayedBy(delay, before[position + count], visits[index + count]))
      count += 1
    joined.push([position, count, delay])
    index += count
  }
  return joined
}

const encodeCompactVisit = ({ id, arrival, departure }: Activity, date: string | undefined): unknown => {
  if (arrival === undefined && departure === undefined) return [id]
  const [from, to] = [compactTime(arrival, date), compactTime(departure, date)]
  return from === undefined || to === undefined ? IN_FULL : [id, from, to]
}

type Decoded<A> = E.Either<ReadonlyArray<FieldReason>, A>

/** The route that is decoded, as it was before its change and as it is in the plan. */
type OtherVersions = { readonly before?: Route | undefined; readonly inPlan?: Route | undefined }

/** Decodes what `encodeCompactRoute` and `encodeRouteBeforeAfter` wrote, and routes that are written in full. */
export const decodeCompactRoute = (
  value: unknown,
  position: number,
  visitById: VisitById,
  { before, inPlan }: OtherVersions = {},
): Decoded<Route> => {
  if (!isJsonObject(value) || value['activities'] !== undefined || !isJsonObject(value['route']))
    return decodeRoute(value, position)
  const line = value['line'] === undefined ? undefined : decodeLine(value['line'], inPlan?.overviewPolyline)
  if (line !== undefined && E.isLeft(line)) return line
  return pipe(
    decodeRoute(value['route'], position),
    E.flatMap((route) =>
      pipe(
        decodeOrder(value, route.visits, visitById, before?.visits ?? []),
        E.map((visits): Route => ({ ...route, visits, overviewPolyline: line?.right ?? route.overviewPolyline })),
      ),
    ),
  )
}

const decodeOrder = (
  { order, date }: JsonObject,
  visitsInFull: Route['visits'],
  visitById: VisitById,
  before: Route['visits'],
): Decoded<Route['visits']> => {
  if (!Array.isArray(order)) return wrongType('a list', order, 'order')
  const remainingVisits = visitsInFull.values()
  let index = 0
  const decodeEntry = (value: unknown): Decoded<ReadonlyArray<Activity>> => {
    const visit = value === IN_FULL ? remainingVisits.next().value : expandVisit(value, index, date, visitById)
    const visits = visit === undefined ? decodeRun(value, index, before) : [visit]
    index += visits.length
    return visits.length === 0 ? wrongType('a visit', value) : E.right(visits)
  }
  return pipe(
    parseEach(decodeEntry)(order),
    E.map((visits) => visits.flat()),
    E.mapLeft((reasons: ReadonlyArray<FieldReason>) => prefixFields('order', reasons)),
  )
}

/** The visits of a run that `encodeRuns` wrote; none where the route has no such run. */
const decodeRun = (entry: unknown, index: number, before: Route['visits']): Route['visits'] => {
  const parts: ReadonlyArray<unknown> = Array.isArray(entry) ? entry : []
  const [position, count, delay] = parts
  if (!isCount(position) || !isCount(count) || typeof delay !== 'number' || position + count > before.length) return []
  return before
    .slice(position, position + count)
    .map((visit, offset) => ({ ...delayTimes(visit, delay), stopNumber: stopNumberAt(index + offset) }))
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
    stopNumber: stopNumberAt(index),
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
