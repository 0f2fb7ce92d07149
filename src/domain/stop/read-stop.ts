import * as E from 'fp-ts/Either'
import { coordinatesIn } from '../address'
import { isBlank, isRecord, shown, type Hand, type Reason, type Said } from '../reading'
import { stopLayout } from './stop-layout'
import { noFlags, stopFlags, type Stop, type StopId } from './stop'
import { written } from './written-fields'

/** Reads a stop in any spelling of §3. What cannot be read counts as absent; only a stop without an id is refused. */
export const readStop = (value: unknown): E.Either<ReadonlyArray<Reason>, Stop> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a stop: ${shown(value)}` }])
  const hand = stopLayout.handOf(value)
  const id = written.id(value, hand)
  return isBlank(id) ? E.left([{ field: 'id', reason: 'Id is missing' }]) : E.right(stopFrom(id, value, hand))
}

const stopFrom = (id: StopId, record: Said, hand: Hand): Stop => {
  const requestedDay = written.requestedDay(record, hand)
  const routeDay = written.routeDay(record, hand)
  const isPlanned = written.isPlanned(record, hand)
  const routeNumber = written.routeNumber(record, hand)
  // A stop that no route holds has no day of a route: whatever day it names is the one that was asked for.
  const isHeld = isPlanned || routeNumber !== undefined
  return {
    id,
    shortId: written.shortId(record, hand),
    createdAt: written.createdAt(record, hand),
    type: written.type(record, hand),
    priority: written.priority(record, hand),
    customerName: written.customerName(record, hand),
    contactName: written.contactName(record, hand),
    zip: written.zip(record, hand),
    houseNumber: written.houseNumber(record, hand),
    houseNumberSuffix: written.houseNumberSuffix(record, hand),
    street: written.street(record, hand),
    city: written.city(record, hand),
    addressSummary: written.addressSummary(record, hand),
    at: coordinatesIn(written.lat(record, hand), written.lng(record, hand)),
    requestedDay: isHeld ? requestedDay : (requestedDay ?? routeDay),
    timeSlotEarliest: written.timeSlotEarliest(record, hand),
    timeSlotLatest: written.timeSlotLatest(record, hand),
    duration: written.duration(record, hand),
    demand: written.demand(record, hand),
    productDescription: written.productDescription(record, hand),
    notes: written.notes(record, hand),
    groupedExternalTaskIds: written.groupedExternalTaskIds(record, hand),
    optimizedIndex: written.optimizedIndex(record, hand),
    isVisible: written.isVisible(record, hand),
    flags: flagsIn(record, hand),
    isPlanned,
    stopNumber: written.stopNumber(record, hand),
    routeNumber,
    routeName: written.routeName(record, hand),
    routeDay: isHeld ? routeDay : (requestedDay ?? routeDay),
    externalRouteId: written.externalRouteId(record, hand),
    color: written.color(record, hand),
    extra: hand.beyond(record),
  }
}

/** Most stops have no flag set, and share the object that says so. */
const flagsIn = (record: Said, hand: Hand): Stop['flags'] => {
  for (const flag of stopFlags) if (written[flag](record, hand)) return setFlags(record, hand)
  return noFlags
}

const setFlags = (record: Said, hand: Hand): Stop['flags'] => ({
  isOptimized: written.isOptimized(record, hand),
  isCompleted: written.isCompleted(record, hand),
  isScannedIn: written.isScannedIn(record, hand),
  isScannedOut: written.isScannedOut(record, hand),
  isEtaUpdated: written.isEtaUpdated(record, hand),
  isPromiseChecked: written.isPromiseChecked(record, hand),
  isPositionCorrected: written.isPositionCorrected(record, hand),
})
