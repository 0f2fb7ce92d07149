import { isSamePlace } from '../address'
import type { Activity } from '../route'
import { deepEqual } from '../value'
import { NO_NUMBER, type StopFacts } from '../stop'

const addressLineOf = ({ addressSummary, street, houseNumber, houseNumberSuffix }: StopFacts): string =>
  addressSummary ?? [street, houseNumber + (houseNumberSuffix ?? '')].filter(Boolean).join(' ')

/** Whether a visit equals a newly made one, apart from its number and times. */
export const equalsNewVisit = (stop: StopFacts, { type, isPlanned, address, unknownFields }: Activity): boolean =>
  type === stop.type &&
  isPlanned &&
  address.name === stop.customerName &&
  address.zipcode === stop.zip &&
  isSamePlace(address.coordinates, stop.coordinates) &&
  address.address === addressLineOf(stop) &&
  isWithoutFields(address.unknownFields) &&
  isWithoutFields(unknownFields)

const isWithoutFields = (unknownFields: Activity['unknownFields']): boolean => {
  for (const name in unknownFields) if (unknownFields[name] !== undefined) return false
  return true
}

/** A visit to a stop that no route visits yet; it is numbered on insertion. */
export const newVisitTo = (stop: StopFacts): Activity => ({
  id: stop.id,
  type: stop.type,
  stopNumber: NO_NUMBER,
  address: {
    name: stop.customerName,
    address: addressLineOf(stop),
    zipcode: stop.zip,
    coordinates: stop.coordinates,
    unknownFields: {},
  },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  unknownFields: {},
})

/** The visit after an edit of its stop. What a visit said otherwise than its stop stays, unless the edit concerns it. */
export const visitAfterEdit = (visit: Activity, before: StopFacts, after: StopFacts): Activity => {
  const [earlier, later] = [newVisitTo(before), newVisitTo(after)]
  return earlier.type === later.type && deepEqual(earlier.address, later.address)
    ? visit
    : { ...visit, type: later.type, address: { ...later.address, unknownFields: visit.address.unknownFields } }
}
