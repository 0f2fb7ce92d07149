import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { each, isRecord, shown, under, type Reason, type Said } from '../parse'
import { readRoute, STEP, type Activity, type Route } from '../route'
import type { StopId } from '../stop'
import { WHOLE } from './encode-compact-route'
import { timeInFull } from './compact-time'

type Read<A> = E.Either<ReadonlyArray<Reason>, A>

/** What is known from elsewhere of the visit to a stop. */
export type Known = (id: StopId) => Activity

/** Reads what `writeInShort` wrote, and routes that are told whole. */
export const readInShort = (value: unknown, place: number, known: Known): Read<Route> =>
  isRecord(value) && value['activities'] === undefined && isRecord(value['route'])
    ? pipe(
        readRoute(value['route'], place),
        E.flatMap((route) =>
          pipe(
            readOrder(value, route.visits, known),
            E.map((visits): Route => ({ ...route, visits })),
          ),
        ),
      )
    : readRoute(value, place)

const readOrder = ({ order, date }: Said, whole: Route['visits'], known: Known): Read<Route['visits']> => {
  if (!Array.isArray(order)) return E.left([{ field: 'order', reason: `Not a list: ${shown(order)}` }])
  const left = whole.values()
  const readVisit = (value: unknown, place: number): Read<Activity> => {
    const visit = value === WHOLE ? left.next().value : visitInFull(value, place, date, known)
    return visit === undefined ? E.left([{ field: '', reason: `Not a visit: ${shown(value)}` }]) : E.right(visit)
  }
  return E.mapLeft((reasons: ReadonlyArray<Reason>) => under('order', reasons))(each(readVisit)(order))
}

const visitInFull = (value: unknown, place: number, date: unknown, known: Known): Activity | undefined => {
  const said: ReadonlyArray<unknown> = Array.isArray(value) ? value : []
  const id = said[0]
  if (typeof id !== 'string') return undefined
  const [arrival, departure] = [timeInFull(said[1] ?? '', date), timeInFull(said[2] ?? '', date)]
  if (E.isLeft(arrival) || E.isLeft(departure)) return undefined
  return {
    ...known(id),
    id,
    stopNumber: (place + 1) * STEP,
    arrival: arrival.right,
    departure: departure.right,
  }
}
