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
import { contradictions } from './find-contradictions'
import { MOST_VEHICLES } from './limits'
import { onItsDate } from './restrict-to-date'
import { readProblemStop } from './decode-problem-stop'
import { readVehicle } from './decode-vehicle'
import { dearness, weightings, type RouteProblem, type Weighting } from './route-problem'

type Reasons = ReadonlyArray<Reason>

/** The problem, or every reason why it is refused, each with its field: `stops.4.windows`, counted from 0. */
export const readProblem = (value: unknown): E.Either<Reasons, RouteProblem> => {
  if (!isRecord(value)) return E.left([{ field: '', reason: `Not a route problem: ${quoted(value)}` }])
  const stops = readAll('stops', fieldFinder('stops')(value), MAX_UPLOADED_STOPS, readProblemStop)
  const vehicles = readAll('vehicles', fieldFinder('vehicles')(value), MOST_VEHICLES, readVehicle)
  const options = E.mapLeft((reasons: Reasons) => prefixFields('options', reasons))(readOptions(fieldFinder('options')(value) ?? {}))
  if (E.isLeft(stops) || E.isLeft(vehicles) || E.isLeft(options))
    return E.left([stops, vehicles, options].flatMap((read) => (E.isLeft(read) ? read.left : [])))
  const dated = stops.right.map(onItsDate(vehicles.right))
  const reasons = contradictions(dated, vehicles.right)
  return reasons.length > 0
    ? E.left(reasons)
    : E.right({ stops: dated, vehicles: vehicles.right, options: options.right })
}

const readAll = <A>(
  name: string,
  value: unknown,
  most: number,
  read: (value: unknown) => E.Either<Reasons, A>,
): E.Either<Reasons, ReadonlyArray<A>> => {
  const refused = (reason: string) => E.left([{ field: name, reason }])
  if (value !== undefined && !Array.isArray(value)) return refused(`Not a list: ${quoted(value)}`)
  if (value === undefined || value.length === 0) return refused(`There are no ${name}`)
  if (value.length > most) return refused(`More than ${most} ${name}: ${value.length}`)
  return E.mapLeft((reasons: Reasons) => prefixFields(name, reasons))(parseEach(read)(value))
}

type WrittenOptions = {
  readonly weights: Weighting | undefined
  readonly lateness: number | undefined
  readonly budget_seconds: number | undefined
  readonly seed: number | undefined
}

const writtenOptions = recordOf<WrittenOptions>({
  weights: { parser: optional(oneOf(...weightings)) },
  lateness: { parser: optional(number(dearness)) },
  budget_seconds: { parser: optional(number({ min: 1, max: 300 })), names: ['budget_seconds', 'budgetSeconds'] },
  seed: { parser: optional(wholeNumber({ min: 0 })) },
})

const readOptions = (value: unknown) =>
  E.map(({ budget_seconds, ...others }: WrittenOptions) => ({ ...others, budgetSeconds: budget_seconds }))(
    writtenOptions(value),
  )
