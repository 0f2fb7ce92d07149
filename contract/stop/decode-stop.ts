import * as E from 'fp-ts/Either'
import { parseCoordinates } from '../../src/domain/address'
import {
  isBlank,
  isJsonObject,
  type RecordShape,
  type FieldReason,
  type JsonObject,
  wrongType,
} from '../../src/domain/parse'
import { noFlags, stopFlags, stopFieldLookup, type Stop, type StopFacts, type StopId } from '../../src/domain/stop'
import { stopFieldDecoders } from './stop-field-decoders'

/** Decodes a stop in any spelling of §3. Invalid fields are absent; only a stop without an id is refused. */
export const decodeStop = (value: unknown): E.Either<ReadonlyArray<FieldReason>, Stop> => {
  if (!isJsonObject(value)) return wrongType('a stop', value)
  const shape = stopFieldLookup.shapeOf(value)
  const id = stopFieldDecoders.id(value, shape)
  return isBlank(id) ? E.left([{ field: 'id', reason: 'Id is missing' }]) : E.right(stopFromRecord(id, value, shape))
}

const stopFromRecord = (id: StopId, record: JsonObject, shape: RecordShape): Stop => {
  const requestedDay = stopFieldDecoders.requestedDay(record, shape)
  const routeDay = stopFieldDecoders.routeDay(record, shape)
  const isPlanned = stopFieldDecoders.isPlanned(record, shape)
  const routeNumber = stopFieldDecoders.routeNumber(record, shape)
  // The route day of a stop that is on no route is its requested day.
  const isOnRoute = isPlanned || routeNumber !== undefined
  return {
    facts: {
      id,
      shortId: stopFieldDecoders.shortId(record, shape),
      createdAt: stopFieldDecoders.createdAt(record, shape),
      type: stopFieldDecoders.type(record, shape),
      priority: stopFieldDecoders.priority(record, shape),
      customerName: stopFieldDecoders.customerName(record, shape),
      contactName: stopFieldDecoders.contactName(record, shape),
      phone: stopFieldDecoders.phone(record, shape),
      zip: stopFieldDecoders.zip(record, shape),
      houseNumber: stopFieldDecoders.houseNumber(record, shape),
      houseNumberSuffix: stopFieldDecoders.houseNumberSuffix(record, shape),
      street: stopFieldDecoders.street(record, shape),
      city: stopFieldDecoders.city(record, shape),
      addressSummary: stopFieldDecoders.addressSummary(record, shape),
      coordinates: parseCoordinates(stopFieldDecoders.lat(record, shape), stopFieldDecoders.lng(record, shape)),
      requestedDay: isOnRoute ? requestedDay : (requestedDay ?? routeDay),
      timeSlotEarliest: stopFieldDecoders.timeSlotEarliest(record, shape),
      timeSlotLatest: stopFieldDecoders.timeSlotLatest(record, shape),
      duration: stopFieldDecoders.duration(record, shape),
      demand: stopFieldDecoders.demand(record, shape),
      productDescription: stopFieldDecoders.productDescription(record, shape),
      notes: stopFieldDecoders.notes(record, shape),
      groupedExternalTaskIds: stopFieldDecoders.groupedExternalTaskIds(record, shape),
      optimizedIndex: stopFieldDecoders.optimizedIndex(record, shape),
      isVisible: stopFieldDecoders.isVisible(record, shape),
      flags: decodeFlags(record, shape),
      unknownFields: shape.unknownFields(record),
    },
    placement: {
      isPlanned,
      stopNumber: stopFieldDecoders.stopNumber(record, shape),
      routeNumber,
      routeName: stopFieldDecoders.routeName(record, shape),
      routeDay: isOnRoute ? routeDay : (requestedDay ?? routeDay),
      carrierId: stopFieldDecoders.externalRouteId(record, shape),
      color: stopFieldDecoders.color(record, shape),
    },
  }
}

/** Most stops have no flag set, and share one object. */
const decodeFlags = (record: JsonObject, shape: RecordShape): StopFacts['flags'] => {
  for (const flag of stopFlags) if (stopFieldDecoders[flag](record, shape)) return decodeSetFlags(record, shape)
  return noFlags
}

const decodeSetFlags = (record: JsonObject, shape: RecordShape): StopFacts['flags'] => ({
  isOptimized: stopFieldDecoders.isOptimized(record, shape),
  isCompleted: stopFieldDecoders.isCompleted(record, shape),
  isScannedIn: stopFieldDecoders.isScannedIn(record, shape),
  isScannedOut: stopFieldDecoders.isScannedOut(record, shape),
  isEtaUpdated: stopFieldDecoders.isEtaUpdated(record, shape),
  isPromiseChecked: stopFieldDecoders.isPromiseChecked(record, shape),
  isPositionCorrected: stopFieldDecoders.isPositionCorrected(record, shape),
})
