import * as E from 'fp-ts/Either'
import { flow } from 'fp-ts/function'
import { coordinatesIn } from '../address'
import {
  filled,
  flag,
  isBlank,
  isRecord,
  list,
  number,
  oneOf,
  otherwise,
  shown,
  time,
  wholeNumber,
  wording,
  type Reader,
  type Reason,
  type LaidOut,
} from '../reading'
import { demand, usualDemand } from './demand'
import { NO_NUMBER, priorities, type Priority, type Stop, type StopId } from './stop'
import { stopLayout } from './stop-layout'
import { spellings, type WrittenField } from './stop-spellings'
import { stopTypeOf } from './stop-type'

/** Reads a stop in any spelling of §3. What cannot be read counts as absent; only a stop without an id is refused. */
export const readStop = (value: unknown): E.Either<ReadonlyArray<Reason>, Stop> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a stop: ${shown(value)}` }])
  const laid = stopLayout.lay(value)
  const id = words(laid, 'id')
  return isBlank(id) ? E.left([{ field: 'id', reason: 'Id is missing' }]) : E.right(stopFrom(id, laid, daysIn(laid)))
}

const finders = new Map(Object.entries(spellings).map(([name, names]) => [name, stopLayout.finder(names)]))

const found = (laid: LaidOut, name: WrittenField): unknown => finders.get(name)?.(laid)

const shownAs = <A, B>(reader: Reader<A>, fallback: B): ((laid: LaidOut, name: WrittenField) => A | B) => {
  const read = otherwise(reader, fallback)
  return (laid, name) => read(found(laid, name))
}

const words = shownAs(wording(), '')
const maybeWords = shownAs(wording(), undefined)
const maybeTime = shownAs(time, undefined)
const maybeNumber = shownAs(number(), undefined)
const maybeCount = shownAs(wholeNumber({ min: 1 }), undefined)
const minutes = shownAs(number({ min: 0 }), undefined)
const yes = shownAs(flag, false)
const type = shownAs(flow(filled(), E.map(stopTypeOf)), 'Delivery')
const priority = shownAs<Priority, Priority>(oneOf(...priorities), 'Regular')
const amounts = shownAs(demand(), usualDemand)
const taskIds = shownAs(list(wording()), [])
const stopNumber = shownAs(number(), NO_NUMBER)
const visible = shownAs(flag, true)

type Days = Pick<Stop, 'requestedDay' | 'routeDay'>

/** A stop that no route holds has no day of a route: whatever day it names is the one that was asked for. */
const daysIn = (from: LaidOut): Days => {
  const requestedDay = maybeWords(from, 'requestedDay')
  const routeDay = maybeWords(from, 'routeDay')
  const isHeld = yes(from, 'isPlanned') || maybeCount(from, 'routeNumber') !== undefined
  if (isHeld) return { requestedDay, routeDay }
  return { requestedDay: requestedDay ?? routeDay, routeDay: requestedDay ?? routeDay }
}

const stopFrom = (id: StopId, from: LaidOut, days: Days): Stop => ({
  id,
  shortId: words(from, 'shortId'),
  createdAt: words(from, 'createdAt'),
  type: type(from, 'type'),
  priority: priority(from, 'priority'),
  customerName: words(from, 'customerName'),
  contactName: maybeWords(from, 'contactName'),
  zip: words(from, 'zip'),
  houseNumber: words(from, 'houseNumber'),
  houseNumberSuffix: maybeWords(from, 'houseNumberSuffix'),
  street: maybeWords(from, 'street'),
  city: maybeWords(from, 'city'),
  addressSummary: maybeWords(from, 'addressSummary'),
  at: coordinatesIn(found(from, 'lat'), found(from, 'lng')),
  requestedDay: days.requestedDay,
  timeSlotEarliest: maybeTime(from, 'timeSlotEarliest'),
  timeSlotLatest: maybeTime(from, 'timeSlotLatest'),
  duration: minutes(from, 'duration'),
  demand: amounts(from, 'demand'),
  productDescription: maybeWords(from, 'productDescription'),
  notes: maybeWords(from, 'notes'),
  groupedExternalTaskIds: taskIds(from, 'groupedExternalTaskIds'),
  optimizedIndex: maybeNumber(from, 'optimizedIndex'),
  isVisible: visible(from, 'isVisible'),
  flags: {
    isOptimized: yes(from, 'isOptimized'),
    isCompleted: yes(from, 'isCompleted'),
    isScannedIn: yes(from, 'isScannedIn'),
    isScannedOut: yes(from, 'isScannedOut'),
    isEtaUpdated: yes(from, 'isEtaUpdated'),
    isPromiseChecked: yes(from, 'isPromiseChecked'),
    isPositionCorrected: yes(from, 'isPositionCorrected'),
  },
  isPlanned: yes(from, 'isPlanned'),
  stopNumber: stopNumber(from, 'stopNumber'),
  routeNumber: maybeCount(from, 'routeNumber'),
  routeName: maybeWords(from, 'routeName'),
  routeDay: days.routeDay,
  externalRouteId: maybeCount(from, 'externalRouteId'),
  color: maybeWords(from, 'color'),
  extra: from.beyond,
})
