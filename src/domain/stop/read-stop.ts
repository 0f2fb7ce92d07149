import * as E from 'fp-ts/Either'
import { coordinatesIn } from '../address'
import { isBlank, isRecord, shown, type LaidOut, type Reason } from '../reading'
import { stopLayout } from './stop-layout'
import { noFlags, stopFlags, type Stop, type StopId } from './stop'
import { written } from './written-fields'

/** Reads a stop in any spelling of §3. What cannot be read counts as absent; only a stop without an id is refused. */
export const readStop = (value: unknown): E.Either<ReadonlyArray<Reason>, Stop> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a stop: ${shown(value)}` }])
  const laid = stopLayout.lay(value)
  const id = written.id(laid)
  return isBlank(id) ? E.left([{ field: 'id', reason: 'Id is missing' }]) : E.right(stopFrom(id, laid))
}

const stopFrom = (id: StopId, laid: LaidOut): Stop => {
  const requestedDay = written.requestedDay(laid)
  const routeDay = written.routeDay(laid)
  const isPlanned = written.isPlanned(laid)
  const routeNumber = written.routeNumber(laid)
  // A stop that no route holds has no day of a route: whatever day it names is the one that was asked for.
  const isHeld = isPlanned || routeNumber !== undefined
  return {
    id,
    shortId: written.shortId(laid),
    createdAt: written.createdAt(laid),
    type: written.type(laid),
    priority: written.priority(laid),
    customerName: written.customerName(laid),
    contactName: written.contactName(laid),
    zip: written.zip(laid),
    houseNumber: written.houseNumber(laid),
    houseNumberSuffix: written.houseNumberSuffix(laid),
    street: written.street(laid),
    city: written.city(laid),
    addressSummary: written.addressSummary(laid),
    at: coordinatesIn(written.lat(laid), written.lng(laid)),
    requestedDay: isHeld ? requestedDay : (requestedDay ?? routeDay),
    timeSlotEarliest: written.timeSlotEarliest(laid),
    timeSlotLatest: written.timeSlotLatest(laid),
    duration: written.duration(laid),
    demand: written.demand(laid),
    productDescription: written.productDescription(laid),
    notes: written.notes(laid),
    groupedExternalTaskIds: written.groupedExternalTaskIds(laid),
    optimizedIndex: written.optimizedIndex(laid),
    isVisible: written.isVisible(laid),
    flags: flagsIn(laid),
    isPlanned,
    stopNumber: written.stopNumber(laid),
    routeNumber,
    routeName: written.routeName(laid),
    routeDay: isHeld ? routeDay : (requestedDay ?? routeDay),
    externalRouteId: written.externalRouteId(laid),
    color: written.color(laid),
    extra: laid.beyond,
  }
}

/** Most stops have no flag set, and share the object that says so. */
const flagsIn = (laid: LaidOut): Stop['flags'] => {
  for (const flag of stopFlags) if (written[flag](laid)) return setFlags(laid)
  return noFlags
}

const setFlags = (laid: LaidOut): Stop['flags'] => ({
  isOptimized: written.isOptimized(laid),
  isCompleted: written.isCompleted(laid),
  isScannedIn: written.isScannedIn(laid),
  isScannedOut: written.isScannedOut(laid),
  isEtaUpdated: written.isEtaUpdated(laid),
  isPromiseChecked: written.isPromiseChecked(laid),
  isPositionCorrected: written.isPositionCorrected(laid),
})
