import * as E from 'fp-ts/Either'
import {
  parseEach,
  isRecord,
  number,
  oneOf,
  optional,
  recordOf,
  fieldFinder,
  quoted,
  prefixFields,
  wholeNumber,
  type Reason,
  withDefault,
} from '../parse'
import { MAX_UPLOADED_STOPS } from '../upload'
import { findContradictions } from './find-contradictions'
import { MAX_VEHICLES } from './limits'
import { decodeVehicle } from './decode-vehicle'
import {
  latenessWeightLimits,
  weightings,
  type RouteProblem,
  type Weighting,
  type ProblemStop,
  type Vehicle,
  type VehicleId,
  type Pin,
  type Seconds,
} from './route-problem'
import { pipe } from 'fp-ts/function'
import { checkCoordinates, coordinateFields } from '../address'
import { priorities, stopTypes, defaultDemand, type Priority, type StopType } from '../stop'
import { amountsParser, idParser, minutesParser, pinParser, vehicleIdsParser } from './figure-parsers'
import { datedWindowsParser, type DatedWindows } from './time-parsers'

type Reasons = ReadonlyArray<Reason>

/** The problem, or every reason why it is refused, each with its field: `stops.4.windows`, counted from 0. */
export const decodeProblem = (value: unknown): E.Either<Reasons, RouteProblem> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a route problem: ${quoted(value)}` }])
  const stops = decodeList('stops', fieldFinder('stops')(value), MAX_UPLOADED_STOPS, decodeProblemStop)
  const vehicles = decodeList('vehicles', fieldFinder('vehicles')(value), MAX_VEHICLES, decodeVehicle)
  const options = E.mapLeft((reasons: Reasons) => prefixFields('options', reasons))(
    decodeOptions(fieldFinder('options')(value) ?? {}),
  )
  if (E.isLeft(stops) || E.isLeft(vehicles) || E.isLeft(options))
    return E.left([stops, vehicles, options].flatMap((outcome) => (E.isLeft(outcome) ? outcome.left : [])))
  const restrictedStops = stops.right.map(restrictToDate(vehicles.right))
  const reasons = findContradictions(restrictedStops, vehicles.right)
  return reasons.length > 0
    ? E.left(reasons)
    : E.right({ stops: restrictedStops, vehicles: vehicles.right, options: options.right })
}

const decodeList = <A>(
  name: string,
  value: unknown,
  max: number,
  decode: (value: unknown) => E.Either<Reasons, A>,
): E.Either<Reasons, ReadonlyArray<A>> => {
  const refuse = (reason: string) => E.left([{ field: name, reason }])
  if (value !== undefined && !Array.isArray(value)) return refuse(`Not a list: ${quoted(value)}`)
  if (value === undefined || value.length === 0) return refuse(`There are no ${name}`)
  if (value.length > max) return refuse(`More than ${max} ${name}: ${value.length}`)
  return E.mapLeft((reasons: Reasons) => prefixFields(name, reasons))(parseEach(decode)(value))
}

type OptionsRecord = {
  readonly weights: Weighting | undefined
  readonly lateness: number | undefined
  readonly budget_seconds: number | undefined
  readonly seed: number | undefined
}

const parseOptionsRecord = recordOf<OptionsRecord>({
  weights: { parser: optional(oneOf(...weightings)) },
  lateness: { parser: optional(number(latenessWeightLimits)) },
  budget_seconds: { parser: optional(number({ min: 1, max: 300 })), names: ['budget_seconds', 'budgetSeconds'] },
  seed: { parser: optional(wholeNumber({ min: 0 })) },
})

const decodeOptions = (value: unknown) =>
  E.map(({ budget_seconds, ...others }: OptionsRecord) => ({ ...others, budgetSeconds: budget_seconds }))(
    parseOptionsRecord(value),
  )

/** A stop whose windows name a date may only go on vehicles of that date, or on vehicles without a day. */
const restrictToDate = (vehicles: ReadonlyArray<Vehicle>): ((datedStop: DatedStop) => ProblemStop) => {
  const idsByDate = new Map<string, ReadonlyArray<VehicleId>>()
  const vehiclesOn = (date: string): ReadonlyArray<VehicleId> => {
    const ids =
      idsByDate.get(date) ?? vehicles.filter(({ day }) => day === undefined || day === date).map(({ id }) => id)
    idsByDate.set(date, ids)
    return ids
  }
  return ({ stop, date }) => {
    if (date === undefined) return stop
    const allowedOnDate = new Set(vehiclesOn(date))
    return { ...stop, allowedVehicles: stop.allowedVehicles?.filter((id) => allowedOnDate.has(id)) ?? vehiclesOn(date) }
  }
}

/** The fields by their wire names, as the reasons name them. */
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
type DatedStop = { readonly stop: ProblemStop; readonly date: string | undefined }

const decodeProblemStop = (value: unknown): E.Either<ReadonlyArray<Reason>, DatedStop> =>
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
