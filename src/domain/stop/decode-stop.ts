import * as E from 'fp-ts/Either'
import { coordinatesIn } from '../address'
import { isBlank, isRecord, shown, type Handwriting, type Reason, type Said } from '../parse'
import { stopLayout } from './stop-layout'
import { noFlags, stopFlags, type Stop, type StopId } from './stop'
import { written } from './stop-field-decoders'

/** Reads a stop in any spelling of §3. What cannot be read counts as absent; only a stop without an id is refused. */
export const readStop = (value: unknown): E.Either<ReadonlyArray<Reason>, Stop> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a stop: ${shown(value)}` }])
  const handwriting = stopLayout.handwritingOf(value)
  const id = written.id(value, handwriting)
  return isBlank(id) ? E.left([{ field: 'id', reason: 'Id is missing' }]) : E.right(stopFrom(id, value, handwriting))
}

const stopFrom = (id: StopId, record: Said, handwriting: Handwriting): Stop => {
  const requestedDay = written.requestedDay(record, handwriting)
  const routeDay = written.routeDay(record, handwriting)
  const isPlanned = written.isPlanned(record, handwriting)
  const routeNumber = written.routeNumber(record, handwriting)
  // A stop that no route holds has no day of a route: whatever day it names is the one that was asked for.
  const isHeld = isPlanned || routeNumber !== undefined
  return {
    id,
    shortId: written.shortId(record, handwriting),
    createdAt: written.createdAt(record, handwriting),
    type: written.type(record, handwriting),
    priority: written.priority(record, handwriting),
    customerName: written.customerName(record, handwriting),
    contactName: written.contactName(record, handwriting),
    zip: written.zip(record, handwriting),
    houseNumber: written.houseNumber(record, handwriting),
    houseNumberSuffix: written.houseNumberSuffix(record, handwriting),
    street: written.street(record, handwriting),
    city: written.city(record, handwriting),
    addressSummary: written.addressSummary(record, handwriting),
    at: coordinatesIn(written.lat(record, handwriting), written.lng(record, handwriting)),
    requestedDay: isHeld ? requestedDay : (requestedDay ?? routeDay),
    timeSlotEarliest: written.timeSlotEarliest(record, handwriting),
    timeSlotLatest: written.timeSlotLatest(record, handwriting),
    duration: written.duration(record, handwriting),
    demand: written.demand(record, handwriting),
    productDescription: written.productDescription(record, handwriting),
    notes: written.notes(record, handwriting),
    groupedExternalTaskIds: written.groupedExternalTaskIds(record, handwriting),
    optimizedIndex: written.optimizedIndex(record, handwriting),
    isVisible: written.isVisible(record, handwriting),
    flags: flagsIn(record, handwriting),
    isPlanned,
    stopNumber: written.stopNumber(record, handwriting),
    routeNumber,
    routeName: written.routeName(record, handwriting),
    routeDay: isHeld ? routeDay : (requestedDay ?? routeDay),
    externalRouteId: written.externalRouteId(record, handwriting),
    color: written.color(record, handwriting),
    extra: handwriting.beyond(record),
  }
}

/** Most stops have no flag set, and share the object that says so. */
const flagsIn = (record: Said, handwriting: Handwriting): Stop['flags'] => {
  for (const flag of stopFlags) if (written[flag](record, handwriting)) return setFlags(record, handwriting)
  return noFlags
}

const setFlags = (record: Said, handwriting: Handwriting): Stop['flags'] => ({
  isOptimized: written.isOptimized(record, handwriting),
  isCompleted: written.isCompleted(record, handwriting),
  isScannedIn: written.isScannedIn(record, handwriting),
  isScannedOut: written.isScannedOut(record, handwriting),
  isEtaUpdated: written.isEtaUpdated(record, handwriting),
  isPromiseChecked: written.isPromiseChecked(record, handwriting),
  isPositionCorrected: written.isPositionCorrected(record, handwriting),
})
