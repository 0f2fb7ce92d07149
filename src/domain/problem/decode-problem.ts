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
} from '../parse'
import { MAX_UPLOADED_STOPS } from '../stop'
import { findContradictions } from './find-contradictions'
import { MAX_VEHICLES } from './limits'
import { restrictToDate } from './restrict-to-date'
import { decodeProblemStop } from './decode-problem-stop'
import { decodeVehicle } from './decode-vehicle'
import { latenessWeightLimits, weightings, type RouteProblem, type Weighting } from './route-problem'

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
