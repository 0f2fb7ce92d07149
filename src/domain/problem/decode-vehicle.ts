import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../address'
import { calendarDateOf, timeSlotDate } from '../calendar'
import { nonBlankText, list, maxLengths, optional, recordOf, withDefault, type Reason } from '../parse'
import type { Break, Vehicle } from './route-problem'
import { capacityParser, idParser, coordinatesParser } from './figure-parsers'
import { breakParser, parseWindow, timeParser } from './time-parsers'

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
  breaks: { parser: withDefault(list(breakParser), []) },
})

export const decodeVehicle = (value: unknown): E.Either<ReadonlyArray<Reason>, Vehicle> =>
  pipe(
    parseVehicleRecord(value),
    E.flatMap((record) =>
      pipe(
        hoursOf(record),
        E.bimap(
          (reason) => [{ field: 'latest', reason }],
          (hours) => ({ ...record, ...hours }),
        ),
      ),
    ),
  )

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
