import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../address'
import { calendarDateOf, timeSlotDate } from '../calendar'
import { nonBlankText, list, maxLengths, optional, recordOf, withDefault, type Reason } from '../parse'
import type { Break, Vehicle } from './route-problem'
import { capacity, id, place } from './figure-parsers'
import { pause, span, time } from './time-parsers'

type WrittenVehicle = {
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

const writtenVehicle = recordOf<WrittenVehicle>({
  id: { parser: id },
  name: { parser: nonBlankText(maxLengths.fullName) },
  day: { parser: optional(nonBlankText(maxLengths.other)) },
  start: { parser: place },
  end: { parser: place },
  earliest: { parser: time },
  latest: { parser: time },
  capacity: { parser: capacity },
  breaks: { parser: withDefault(list(pause), []) },
})

export const readVehicle = (value: unknown): E.Either<ReadonlyArray<Reason>, Vehicle> =>
  pipe(
    writtenVehicle(value),
    E.flatMap((written) =>
      pipe(
        hoursOf(written),
        E.bimap(
          (reason) => [{ field: 'latest', reason }],
          (hours) => ({ ...written, ...hours }),
        ),
      ),
    ),
  )

/** Where the vehicle itself names no day, the date in its hours is its day. */
const hoursOf = ({
  day,
  earliest,
  latest,
}: WrittenVehicle): E.Either<string, Pick<Vehicle, 'day' | 'earliest' | 'latest'>> => {
  const named = timeSlotDate(earliest, latest)
  return pipe(
    span(day !== undefined && calendarDateOf(day) ? day : named, earliest, latest),
    E.filterOrElse(
      ({ from, to }) => from < to,
      () => `Leaves no time to drive: ${earliest} to ${latest}`,
    ),
    E.map(({ from, to }) => ({ day: day ?? named, earliest: from, latest: to })),
  )
}
