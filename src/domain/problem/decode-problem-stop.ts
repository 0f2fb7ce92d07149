import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { checkCoordinates, coordinateFields } from '../address'
import { oneOf, optional, recordOf, withDefault, type Reason } from '../parse'
import { priorities, stopTypes, defaultDemand, type Priority, type StopType } from '../stop'
import type { Pin, ProblemStop, Seconds } from './route-problem'
import { amountsParser, idParser, minutesParser, pinParser, vehicleIdsParser } from './figure-parsers'
import { datedWindowsParser, type DatedWindows } from './time-parsers'

/** The fields by the names they have outside, which is how a reason names them. */
type StopRecord = {
  readonly id: string
  readonly lat: number
  readonly lng: number
  readonly type: StopType
  readonly demand: ReadonlyArray<number>
  readonly duration: Seconds
  readonly windows: DatedWindows
  readonly priority: Priority
  readonly allowed_vehicles: ReadonlyArray<string> | undefined
  readonly pinned: Pin | undefined
}

const anyTime: DatedWindows = { date: undefined, windows: [] }

const parseStopRecord = recordOf<StopRecord>({
  id: { parser: idParser },
  ...coordinateFields,
  type: { parser: withDefault(oneOf(...stopTypes), 'Delivery') },
  demand: { parser: withDefault(amountsParser, defaultDemand) },
  duration: { parser: withDefault(minutesParser, 0) },
  windows: { parser: withDefault(datedWindowsParser, anyTime) },
  priority: { parser: withDefault(oneOf(...priorities), 'Regular') },
  allowed_vehicles: { parser: optional(vehicleIdsParser), names: ['allowed_vehicles', 'allowedVehicles'] },
  pinned: { parser: optional(pinParser) },
})

/** A stop, and the date its windows name: only vehicles of that day may visit it. */
export type DatedStop = { readonly stop: ProblemStop; readonly date: string | undefined }

export const decodeProblemStop = (value: unknown): E.Either<ReadonlyArray<Reason>, DatedStop> =>
  pipe(
    parseStopRecord(value),
    E.flatMap((record) => {
      const coordinates = checkCoordinates(record)
      if (E.isLeft(coordinates)) return E.left([{ field: 'lat', reason: coordinates.left }])
      const stop: ProblemStop = {
        id: record.id,
        coordinates: coordinates.right,
        type: record.type,
        demand: record.demand,
        service: record.duration,
        windows: record.windows.windows,
        priority: record.priority,
        allowedVehicles: record.allowed_vehicles,
        pin: record.pinned,
      }
      return E.right({ stop, date: record.windows.date })
    }),
  )
