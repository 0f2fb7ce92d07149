import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { checkCoordinates, coordinateFields, type Coordinates } from '../../src/domain/address'
import {
  isBlank,
  list,
  number,
  quoted,
  recordOf,
  textLike,
  wholeNumber,
  type Parser,
  type FieldReason,
} from '../../src/domain/parse'
import { MAX_AMOUNT, type FixedPosition, type Seconds } from '../../src/domain/problem'
import { demand } from '../../src/domain/stop'
import type { JsonSchema } from '../codec'

export const idSchema: JsonSchema = { type: 'string', pattern: '\\S', maxLength: 500 }
export const amountSchema: JsonSchema = { type: 'number', minimum: 0, maximum: MAX_AMOUNT }
export const minutesSchema: JsonSchema = { type: 'number', minimum: 0, maximum: 100_000, description: 'minutes' }

export const listSchema = (items: JsonSchema, minItems: number, maxItems: number): JsonSchema => ({
  type: 'array',
  items,
  minItems,
  maxItems,
})

/** An id is not trimmed, since the caller looks it up again. */
export const idParser: Parser<string> = (value) => (isBlank(value) ? E.left('Has no text') : textLike(500)(value))

/** Parses minutes, as JSON has them, to seconds. */
export const minutesParser: Parser<Seconds> = (value) =>
  pipe(
    number({ min: 0, max: 100_000 })(value),
    E.map((parsedMinutes) => Math.round(parsedMinutes * 60)),
  )

const amountParser = number({ min: 0, max: MAX_AMOUNT })

/** An empty list of an optional field is refused as a mistake of the caller. */
const refuseEmpty =
  <A>(reason: string, parser: Parser<A>): Parser<A> =>
  (value) =>
    Array.isArray(value) && value.length === 0 ? E.left(reason) : parser(value)

export const amountsParser: Parser<ReadonlyArray<number>> = refuseEmpty('Names no amount', demand(MAX_AMOUNT))

export const vehicleIdsParser: Parser<ReadonlyArray<string>> = refuseEmpty('Names no vehicle', list(idParser))

const limitParser = wholeNumber({ min: 1, max: MAX_AMOUNT })

/** Parses a number, [least, most], or a list of [least, most] for each dimension; the most is the limit. */
export const capacityParser: Parser<ReadonlyArray<number>> = (value) => {
  if (Array.isArray(value) && value.length > 0 && value.every(Array.isArray)) return list(maxParser)(value)
  return pipe(
    Array.isArray(value) ? maxParser(value) : limitParser(value),
    E.map((max) => [max]),
  )
}

const maxParser: Parser<number> = (value) => {
  if (!Array.isArray(value) || value.length !== 2) return E.left('Not a capacity: give a number or [least, most]')
  const min = amountParser(value[0])
  const max = limitParser(value[1])
  if (E.isLeft(min) || E.isLeft(max)) return E.isLeft(min) ? min : max
  return min.right > max.right ? E.left(`The least, ${min.right}, is above the most, ${max.right}`) : max
}

const parseCoordinatesRecord = recordOf(coordinateFields)

export const coordinatesParser: Parser<Coordinates> = (value) =>
  pipe(joinReasons(parseCoordinatesRecord)(value), E.flatMap(checkCoordinates))

const parseFixedPositionRecord = recordOf<FixedPosition>({
  vehicle: { parser: idParser },
  position: {
    names: ['place'],
    parser: (value) => (isBlank(value) ? E.right(undefined) : wholeNumber({ min: 1 })(value)),
  },
})

/** Parses the id of a vehicle, or { vehicle, place }. */
export const fixedPositionParser: Parser<FixedPosition> = (value) => {
  if (typeof value === 'object') return joinReasons(parseFixedPositionRecord)(value)
  return pipe(
    idParser(value),
    E.map((vehicle) => ({ vehicle, position: undefined })),
  )
}

/** Parses a record within a field, and joins its reasons to one for that field. */
export const joinReasons =
  <A>(parse: (value: unknown) => E.Either<ReadonlyArray<FieldReason>, A>): Parser<A> =>
  (value) =>
    pipe(
      parse(value),
      E.mapLeft((reasons) => reasons.map(({ reason }) => reason).join('. ') || `Cannot be read: ${quoted(value)}`),
    )

/** A single amount is written without a list. */
export const unwrapSingle = <A>(values: ReadonlyArray<A>): A | ReadonlyArray<A> => {
  const [first] = values
  return first === undefined || values.length > 1 ? values : first
}
