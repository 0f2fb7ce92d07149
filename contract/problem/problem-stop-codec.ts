import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { checkCoordinates, coordinateFields } from '../../src/domain/address'
import {
  oneOf,
  optional,
  recordOf,
  defaultIfAbsent,
  withoutUndefined,
  type JsonObject,
  type FieldReason,
} from '../../src/domain/parse'
import { formatClockTime, type FixedPosition, type ProblemStop, type Seconds } from '../../src/domain/problem'
import { defaultDemand, priorities, stopTypes, type Priority, type StopType } from '../../src/domain/stop'
import { latitudeSchema, longitudeSchema, recordSchema } from '../codec'
import {
  amountSchema,
  amountsParser,
  fixedPositionParser,
  idParser,
  idSchema,
  listSchema,
  minutesParser,
  minutesSchema,
  unwrapSingle,
  vehicleIdsParser,
} from './field-parsers'
import { clockTimeSchema, datedWindowsParser, type DatedWindows } from './time-parsers'

export const problemStopSchema = recordSchema(
  'ProblemStop',
  {
    id: idSchema,
    lat: latitudeSchema,
    lng: longitudeSchema,
    type: { type: 'string', enum: stopTypes },
    demand: { anyOf: [amountSchema, { type: 'array', items: amountSchema, minItems: 1 }] },
    duration: minutesSchema,
    windows: { type: 'array', items: listSchema(clockTimeSchema, 2, 2), description: 'pairs of from and to' },
    priority: { type: 'string', enum: priorities },
    allowed_vehicles: { type: 'array', items: idSchema, minItems: 1, description: 'ids; every vehicle where absent' },
    pinned: {
      anyOf: [
        idSchema,
        recordSchema('Pin', { vehicle: idSchema, place: { type: 'integer', minimum: 1 } }, ['vehicle']),
      ],
      description:
        'the id of a vehicle, or also the place on its route, from 1; reasons name place 5 as 50, its stop number',
    },
  },
  ['id', 'lat', 'lng'],
)

/** A stop by its JSON names, as the reasons name them: `pinned` is its fixed position, and `place` the position in that. */
type StopJson = {
  readonly id: string
  readonly lat: number
  readonly lng: number
  readonly type: StopType
  readonly demand: ReadonlyArray<number>
  readonly duration: Seconds
  readonly windows: DatedWindows
  readonly priority: Priority
  readonly allowed_vehicles: ReadonlyArray<string> | undefined
  readonly pinned: FixedPosition | undefined
}

const anyTime: DatedWindows = { date: undefined, windows: [] }

const parseStopJson = recordOf<StopJson>({
  id: { parser: idParser },
  ...coordinateFields,
  type: { parser: defaultIfAbsent(oneOf(...stopTypes), 'Delivery') },
  demand: { parser: defaultIfAbsent(amountsParser, defaultDemand) },
  duration: { parser: defaultIfAbsent(minutesParser, 0) },
  windows: { parser: defaultIfAbsent(datedWindowsParser, anyTime) },
  priority: { parser: defaultIfAbsent(oneOf(...priorities), 'Regular') },
  allowed_vehicles: { parser: optional(vehicleIdsParser), names: ['allowed_vehicles', 'allowedVehicles'] },
  pinned: { parser: optional(fixedPositionParser) },
})

/** A stop, and the date that its time windows name: only vehicles of that day may visit it. */
export type DatedStop = { readonly stop: ProblemStop; readonly date: string | undefined }

export const decodeProblemStop = (value: unknown): E.Either<ReadonlyArray<FieldReason>, DatedStop> =>
  pipe(
    parseStopJson(value),
    E.flatMap((record) => {
      const { date, windows } = record.windows
      const coordinates = checkCoordinates(record)
      if (E.isLeft(coordinates)) return E.left([{ field: 'lat', reason: coordinates.left }])
      const stop: ProblemStop = {
        id: record.id,
        coordinates: coordinates.right,
        type: record.type,
        demand: record.demand,
        service: record.duration,
        windows,
        priority: record.priority,
        allowedVehicles: record.allowed_vehicles,
        fixedPosition: record.pinned,
      }
      return E.right({ stop, date })
    }),
  )

export const encodeProblemStop = (stop: ProblemStop): JsonObject =>
  withoutUndefined({
    id: stop.id,
    lat: stop.coordinates.lat,
    lng: stop.coordinates.lng,
    type: stop.type,
    demand: unwrapSingle(stop.demand),
    duration: stop.service / 60,
    windows: stop.windows.map(({ from, to }) => [formatClockTime(from), formatClockTime(to)]),
    priority: stop.priority,
    allowed_vehicles: stop.allowedVehicles,
    pinned: stop.fixedPosition && encodeFixedPosition(stop.fixedPosition),
  })

const encodeFixedPosition = ({ vehicle, position }: FixedPosition): JsonObject =>
  withoutUndefined({ vehicle, place: position })
