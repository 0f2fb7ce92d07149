import * as E from 'fp-ts/Either'
import {
  fieldFinder,
  isJsonObject,
  number,
  oneOf,
  optional,
  parseEachInSteps,
  prefixFields,
  quoted,
  recordOf,
  wholeNumber,
  withoutUndefined,
  type JsonObject,
  type FieldReason,
  wrongType,
} from '../../src/domain/parse'
import {
  MAX_BUDGET_SECONDS,
  findContradictions,
  latenessWeightLimits,
  MAX_VEHICLES,
  weightings,
  type ProblemOptions,
  type ProblemStop,
  type RouteProblem,
  type Vehicle,
  type VehicleId,
  type Weighting,
} from '../../src/domain/problem'
import { formatNumber } from '../../src/domain/text'
import { MAX_STOPS_PER_REQUEST } from '../../src/domain/upload'
import { runAtOnce, type Steps } from '../../src/domain/value'
import { codecOf, recordSchema, type Codec } from '../codec'
import { decodeProblemStop, encodeProblemStop, problemStopSchema, type DatedStop } from './problem-stop-codec'
import { decodeVehicle, encodeVehicle, vehicleSchema } from './vehicle-codec'

type Reasons = ReadonlyArray<FieldReason>

/** The problem, or every reason why it is refused, each with its field: `stops.4.windows`, counted from 0. */
export const decodeProblem = (value: unknown): E.Either<Reasons, RouteProblem> => runAtOnce(decodeProblemInSteps(value))

/** `decodeProblem` in steps, so that thousands of stops do not delay other requests. */
export const decodeProblemInSteps = function* (value: unknown): Steps<E.Either<Reasons, RouteProblem>> {
  if (!isJsonObject(value)) return wrongType('a route problem', value)
  const stops = yield* decodeList('stops', fieldFinder('stops')(value), MAX_STOPS_PER_REQUEST, decodeProblemStop)
  const vehicles = yield* decodeList('vehicles', fieldFinder('vehicles')(value), MAX_VEHICLES, decodeVehicle)
  const options = E.mapLeft((reasons: Reasons) => prefixFields('options', reasons))(
    decodeOptions(fieldFinder('options')(value) ?? {}),
  )
  if (E.isLeft(stops) || E.isLeft(vehicles) || E.isLeft(options))
    return E.left([stops, vehicles, options].flatMap((outcome) => (E.isLeft(outcome) ? outcome.left : [])))
  const allowedCount = stops.right.reduce((sum, { stop }) => sum + (stop.allowedVehicles?.length ?? 0), 0)
  if (allowedCount > MAX_ALLOWED_VEHICLES) return E.left([{ field: 'stops', reason: tooManyAllowed(allowedCount) }])
  const restrictedStops = stops.right.map(restrictToDate(vehicles.right))
  const reasons = findContradictions(restrictedStops, vehicles.right)
  return reasons.length > 0
    ? E.left(reasons)
    : E.right({ stops: restrictedStops, vehicles: vehicles.right, options: options.right })
}

/** Of all stops together: each is looked at several times. */
const MAX_ALLOWED_VEHICLES = 500_000

const tooManyAllowed = (count: number): string =>
  `Name ${formatNumber(count)} allowed vehicles in all, more than ${formatNumber(MAX_ALLOWED_VEHICLES)}`

const decodeList = function* <A>(
  name: string,
  value: unknown,
  max: number,
  decode: (value: unknown) => E.Either<Reasons, A>,
): Steps<E.Either<Reasons, ReadonlyArray<A>>> {
  const refuse = (reason: string) => E.left([{ field: name, reason }])
  if (value !== undefined && !Array.isArray(value)) return refuse(`Not a list: ${quoted(value)}`)
  if (value === undefined || value.length === 0) return refuse(`There are no ${name}`)
  if (value.length > max) return refuse(`More than ${max} ${name}: ${value.length}`)
  return E.mapLeft((reasons: Reasons) => prefixFields(name, reasons))(yield* parseEachInSteps(decode, value))
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
  budget_seconds: {
    parser: optional(number({ min: 1, max: MAX_BUDGET_SECONDS })),
    names: ['budget_seconds', 'budgetSeconds'],
  },
  seed: { parser: optional(wholeNumber({ min: 0 })) },
})

const decodeOptions = (value: unknown) =>
  E.map(({ lateness, budget_seconds, ...others }: OptionsRecord): ProblemOptions => ({
    ...others,
    latenessWeight: lateness,
    budgetSeconds: budget_seconds,
  }))(parseOptionsRecord(value))

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

/** The problem as it is sent: minutes, HH:mm and snake-case names, without the fields that are undefined. */
export const encodeProblem = ({ stops, vehicles, options }: RouteProblem): JsonObject =>
  withoutUndefined({
    stops: stops.map(encodeProblemStop),
    vehicles: vehicles.map(encodeVehicle),
    options: encodeOptions(options),
  })

const encodeOptions = ({ weights, latenessWeight, budgetSeconds, seed }: ProblemOptions): JsonObject | undefined => {
  const record = withoutUndefined({ weights, lateness: latenessWeight, budget_seconds: budgetSeconds, seed })
  return Object.keys(record).length === 0 ? undefined : record
}

const headquarters = { lat: 52.0155316, lng: 4.6568895 }

/** A problem for the solver, complete in one request. */
export const routeProblemCodec: Codec<RouteProblem> = codecOf({
  name: 'Route problem',
  decode: decodeProblem,
  encode: encodeProblem,
  schema: recordSchema(
    'RouteProblem',
    {
      stops: { type: 'array', items: problemStopSchema, minItems: 1, maxItems: MAX_STOPS_PER_REQUEST },
      vehicles: { type: 'array', items: vehicleSchema, minItems: 1, maxItems: MAX_VEHICLES },
      options: recordSchema('ProblemOptions', {
        weights: { type: 'string', enum: weightings },
        lateness: {
          type: 'number',
          minimum: latenessWeightLimits.min,
          maximum: latenessWeightLimits.max,
          description: 'minutes on the road that a minute late is worth; nobody is late where absent',
        },
        budget_seconds: { type: 'number', minimum: 1, maximum: MAX_BUDGET_SECONDS },
        seed: { type: 'integer', minimum: 0 },
      }),
    },
    ['stops', 'vehicles'],
  ),
  example: {
    stops: [
      { id: 'stp_8k2f', lat: 52.0907, lng: 5.1214, demand: 1, duration: 5, windows: [['9:00', '12:00']] },
      { id: 'stp_03vd', lat: 52.0799, lng: 5.1372, type: 'Pickup', priority: 'High', pinned: 'bus 1' },
    ],
    vehicles: [
      {
        id: 'bus 1',
        name: 'Joris de Vries',
        day: '2026-11-23',
        start: headquarters,
        end: headquarters,
        earliest: '9:00',
        latest: '18:00',
        capacity: [0, 50],
        breaks: [{ from: '12:00', to: '13:30', duration: 30 }],
      },
    ],
    options: { weights: 'balanced', budget_seconds: 20, seed: 1 },
  },
})
