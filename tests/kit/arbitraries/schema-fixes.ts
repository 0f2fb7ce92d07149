import type fc from 'fast-check'
import { compareTimes } from '../../../src/domain/calendar'
import type { JsonObject } from '../../../src/domain/parse'
import { aProblem } from './problem'
import { encodeProblem } from '../../../contract/problem'

/** By record title: makes fields agree with each other where the schema cannot express that. */
export const schemaFixes: Readonly<Record<string, (record: JsonObject) => JsonObject>> = {
  NewStop: (stop) => withCoordinates(withOrderedTimes(stop, 'timeSlotEarliest', 'timeSlotLatest')),
  AddedStop: ({ after, ...stop }) => ({
    ...withCoordinates(withOrderedTimes(stop, 'timeSlotEarliest', 'timeSlotLatest')),
    ...(after === undefined || stop['to'] === undefined ? {} : { after }),
  }),
  StopToPrice: (stop) => withCoordinates(withOrderedTimes(stop, 'timeSlotEarliest', 'timeSlotLatest')),
  UploadedStop: (stop) => withCoordinates(withOrderedTimes(stop, 'timeSlotEarliest', 'timeSlotLatest')),
  Address: (address) => ({ street_name: 'Oude Gracht', ...address }),
  StopsDocument: (stops) =>
    Object.fromEntries(Object.entries(stops).map(([id, stop]) => [id, { ...(stop as JsonObject), id }])),
  SavedStops: (stops) =>
    Object.fromEntries(
      Object.entries(stops).map(([id, stop]) => [
        id,
        { ...withOrderedTimes(stop as JsonObject, 'timeSlotEarliest', 'timeSlotLatest'), id },
      ]),
    ),
  DriverDraft: (driver) => ({
    ...withCoordinates(driver),
    ...hoursOf(driver),
    ...(Array.isArray(driver['capacity']) ? { capacity: [0, Math.max(1, ...driver['capacity'])] } : {}),
  }),
}

/** By record title: generators of the domain, for records with too many dependencies between fields. */
export const instead: Readonly<Record<string, () => fc.Arbitrary<unknown>>> = {
  RouteProblem: () => aProblem().map(encodeProblem),
}

/** Both coordinates or neither, and not with latitude and longitude exchanged. */
const withCoordinates = ({ lat, lng, ...others }: JsonObject): JsonObject =>
  typeof lat === 'number' && typeof lng === 'number' && !(lat > 3 && lat < 7.5 && lng > 50.5 && lng < 54)
    ? { ...others, lat, lng }
    : others

const withOrderedTimes = (record: JsonObject, from: string, to: string): JsonObject =>
  compareTimes(String(record[to]), String(record[from])) === -1
    ? { ...record, [from]: record[to], [to]: record[from] }
    : record

const hoursOf = (driver: JsonObject): JsonObject => {
  const { availabilityEarliest: from, availabilityLatest: to } = withOrderedTimes(
    driver,
    'availabilityEarliest',
    'availabilityLatest',
  )
  return compareTimes(String(from), String(to)) === -1
    ? { availabilityEarliest: from, availabilityLatest: to }
    : { availabilityEarliest: '9:00', availabilityLatest: '18:00' }
}
