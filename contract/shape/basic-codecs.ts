import * as E from 'fp-ts/Either'
import {
  day as dayReader,
  nonBlankText,
  flag,
  maxLengths,
  number,
  oneOf,
  quoted,
  wholeNumber,
  type Bounds,
  type Parser,
} from '../../src/domain/parse'
import type { NumberSchema, JsonSchema } from './json-schema'
import { moment as readMoment } from './schema-parsers'
import type { Shape } from './shape'
import { value } from './value-codec'

/** A text that is not blank. */
export const words = (example: string, most: number = maxLengths.other): Shape<string> =>
  value(nonBlankText(most), { type: 'string', pattern: '\\S', minLength: 1, maxLength: most }, example)

/** An id without control characters or spaces at its ends, and not `.` or `..`: it stands in logs, URLs and headers. */
export const readId: Parser<string> = (given) => {
  const read = nonBlankText(maxLengths.other)(given)
  if (E.isLeft(read)) return read
  return read.right !== String(given) || /\p{Cc}|^\.{1,2}$/u.test(read.right)
    ? E.left(`Not an id: ${quoted(given)}`)
    : read
}

/** An id. Its schema shows the ids that this server gives; `readId` also takes those of other servers. */
export const id = (example: string): Shape<string> =>
  value(
    readId,
    {
      type: 'string',
      pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
      minLength: 1,
      maxLength: maxLengths.other,
      description: 'an id, as it was answered',
    },
    example,
  )

const bounded = (type: NumberSchema['type'], { min, max }: Bounds): JsonSchema => ({
  type,
  ...(min === undefined ? {} : { minimum: min }),
  ...(max === undefined ? {} : { maximum: max }),
})

export const amount = (bounds: Bounds, example: number): Shape<number> =>
  value(number(bounds), bounded('number', bounds), example)

export const count = (bounds: Bounds, example: number): Shape<number> =>
  value(wholeNumber(bounds), bounded('integer', bounds), example)

export const yesOrNo = (example: boolean): Shape<boolean> => value(flag, { type: 'boolean' }, example)

export const choice = <A extends string>(options: ReadonlyArray<A>, example: A): Shape<A> =>
  value(oneOf(...options), { type: 'string', enum: options }, example)

/** An ISO date-time. */
export const moment = (example: string): Shape<string> =>
  value(readMoment, { type: 'string', format: 'date-time' }, example)

export const day = (example: string): Shape<string> =>
  value(dayReader, { type: 'string', format: 'route-day' }, example)
