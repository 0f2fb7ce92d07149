import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parseEach, isRecord, quoted, prefixFields, type Reason, type JsonObject } from '../parse'
import { decodeRoute, NUMBER_STEP, type Activity, type Route } from '../route'
import type { StopId } from '../stop'
import { WHOLE } from './encode-compact-route'
import { expandTime } from './compact-time'

type Decoded<A> = E.Either<ReadonlyArray<Reason>, A>

/** What is known from elsewhere of the visit to a stop. */
export type VisitById = (id: StopId) => Activity

/** Reads what `writeInShort` wrote, and routes that are told whole. */
export const decodeCompactRoute = (value: unknown, index: number, visitById: VisitById): Decoded<Route> =>
  isRecord(value) && value['activities'] === undefined && isRecord(value['route'])
    ? pipe(
        decodeRoute(value['route'], index),
        E.flatMap((route) =>
          pipe(
            decodeOrder(value, route.visits, visitById),
            E.map((visits): Route => ({ ...route, visits })),
          ),
        ),
      )
    : decodeRoute(value, index)

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
  return E.mapLeft((reasons: ReadonlyArray<Reason>) => prefixFields('order', reasons))(parseEach(decodeVisit)(order))
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
