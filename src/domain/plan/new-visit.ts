import { isSamePlace, type Coordinates } from '../address'
import { type Activity, NUMBER_STEP } from '../route'
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

const depotIdOf = (type: string, index: number): string => `${type}-${index}`

/** The start or end of an empty route. Its address is called `Headquarters`, wherever it is. */
export const newDepotActivity = (type: 'start' | 'end', index: number, coordinates: Coordinates): Activity => ({
  id: depotIdOf(type, index),
  type,
  stopNumber: type === 'start' ? 0 : NUMBER_STEP,
  address: { name: 'Headquarters', address: '', zipcode: '', coordinates, unknownFields: {} },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  unknownFields: {},
})

/** The same depot for a route with another index; an id that `newDepotActivity` made contains the index. */
export const reindexDepotActivity = (index: number, depot: Activity | undefined): Activity | undefined =>
  depot && { ...depot, id: depot.id.replace(/^(start|end)-\d+$/, (_, type: string) => depotIdOf(type, index)) }
