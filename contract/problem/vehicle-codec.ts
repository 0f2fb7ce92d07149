import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../../src/domain/address'
import { calendarDateOf, timeSlotDate } from '../../src/domain/calendar'
import {
  list,
  maxLengths,
  nonBlankText,
  optional,
  recordOf,
  defaultIfAbsent,
  wholeNumber,
  withoutUndefined,
  type JsonObject,
  type FieldReason,
} from '../../src/domain/parse'
import { MAX_TRIPS } from '../../src/domain/driver'
import { formatClockTime, MAX_AMOUNT, type Break, type Seconds, type Vehicle } from '../../src/domain/problem'
import { latitudeSchema, longitudeSchema, recordSchema } from '../codec'
import {
  capacityParser,
  coordinatesParser,
  idParser,
  idSchema,
  listSchema,
  minutesParser,
  minutesSchema,
  unwrapSingle,
} from './field-parsers'
import { breakParser, clockTimeSchema, parseWindow, timeParser } from './time-parsers'

const minMaxSchema = listSchema({ type: 'integer', minimum: 0, maximum: MAX_AMOUNT }, 2, 2)

const pointSchema = recordSchema('Place', { lat: latitudeSchema, lng: longitudeSchema }, ['lat', 'lng'])

export const vehicleSchema = recordSchema(
  'Vehicle',
  {
    id: idSchema,
    name: { type: 'string', pattern: '\\S', maxLength: maxLengths.fullName },
    day: { type: 'string', maxLength: maxLengths.other },
    start: pointSchema,
    end: pointSchema,
    earliest: clockTimeSchema,
    latest: { ...clockTimeSchema, description: 'after earliest' },
    capacity: {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: MAX_AMOUNT },
        minMaxSchema,
        { type: 'array', items: minMaxSchema, minItems: 1 },
      ],
      description: 'the most, or [least, most], or such a pair for each dimension',
    },
    trips: {
      type: 'integer',
      minimum: 1,
      maximum: MAX_TRIPS,
      description: 'how many times it may leave its start; once where absent',
    },
    loading: { ...minutesSchema, description: 'minutes that each loading between two trips takes' },
    breaks: {
      type: 'array',
      items: recordSchema('Break', { from: clockTimeSchema, to: clockTimeSchema, duration: minutesSchema }, [
        'from',
        'to',
        'duration',
      ]),
    },
  },
  ['id', 'name', 'start', 'end', 'earliest', 'latest', 'capacity'],
)

type VehicleRecord = {
  readonly id: string
  readonly name: string
  readonly day: string | undefined
  readonly start: Coordinates
  readonly end: Coordinates
  readonly earliest: string
  readonly latest: string
  readonly capacity: ReadonlyArray<number>
  readonly breaks: ReadonlyArray<Break>
  readonly trips: number | undefined
  readonly loading: Seconds | undefined
}

const parseVehicleRecord = recordOf<VehicleRecord>({
  id: { parser: idParser },
  name: { parser: nonBlankText(maxLengths.fullName) },
  day: { parser: optional(nonBlankText(maxLengths.other)) },
  start: { parser: coordinatesParser },
  end: { parser: coordinatesParser },
  earliest: { parser: timeParser },
  latest: { parser: timeParser },
  capacity: { parser: capacityParser },
  breaks: { parser: defaultIfAbsent(list(breakParser), []) },
  trips: { parser: optional(wholeNumber({ min: 1, max: MAX_TRIPS })) },
  loading: { parser: optional(minutesParser) },
})

export const decodeVehicle = (value: unknown): E.Either<ReadonlyArray<FieldReason>, Vehicle> =>
  pipe(
    parseVehicleRecord(value),
    E.flatMap((record) =>
      pipe(
        hoursOf(record),
        E.bimap(
          (reason) => [{ field: 'latest', reason }],
          (hours) => withoutUndefinedTrips({ ...record, ...hours }),
        ),
      ),
    ),
  )

/** What was not sent is absent, as in a vehicle of a project. */
const withoutUndefinedTrips = ({ trips, loading, ...vehicle }: Vehicle): Vehicle => ({
  ...vehicle,
  ...(trips === undefined ? {} : { trips }),
  ...(loading === undefined ? {} : { loading }),
})

/** Where the vehicle itself names no day, the date in its hours is its day. */
const hoursOf = ({
  day,
  earliest,
  latest,
}: VehicleRecord): E.Either<string, Pick<Vehicle, 'day' | 'earliest' | 'latest'>> => {
  const dateOfHours = timeSlotDate(earliest, latest)
  return pipe(
    parseWindow(day !== undefined && calendarDateOf(day) ? day : dateOfHours, earliest, latest),
    E.filterOrElse(
      ({ from, to }) => from < to,
      () => `Leaves no time to drive: ${earliest} to ${latest}`,
    ),
    E.map(({ from, to }) => ({ day: day ?? dateOfHours, earliest: from, latest: to })),
  )
}

export const encodeVehicle = (vehicle: Vehicle): JsonObject =>
  withoutUndefined({
    id: vehicle.id,
    name: vehicle.name,
    day: vehicle.day,
    start: vehicle.start,
    end: vehicle.end,
    earliest: formatClockTime(vehicle.earliest),
    latest: formatClockTime(vehicle.latest),
    // §3: [least, most], as in a driver's capacity.
    capacity: unwrapSingle(vehicle.capacity.map((max) => [0, max])),
    trips: vehicle.trips,
    loading: vehicle.loading === undefined ? undefined : vehicle.loading / 60,
    breaks: vehicle.breaks.length === 0 ? undefined : vehicle.breaks.map(encodeBreak),
  })

const encodeBreak = ({ window, length }: Break): JsonObject => ({
  from: formatClockTime(window.from),
  to: formatClockTime(window.to),
  duration: length / 60,
})
