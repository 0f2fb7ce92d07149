import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { normaliseDateTime } from '../../src/domain/calendar'
import { day, oneOf, quoted, textLike, time, type Parser } from '../../src/domain/parse'
import { scalarCodec, type Codec } from './codec'
import type { TextFormat, TextSchema } from './json-schema'

const parseDateTime: Parser<string> = (value) =>
  E.fromNullable(`Not a date and time: ${quoted(value)}. Use 2026-11-23T09:00:00Z`)(
    typeof value === 'string' ? normaliseDateTime(value.trim()) : undefined,
  )

const parserByFormat: Readonly<Record<TextFormat, Parser<string>>> = {
  'date-time': parseDateTime,
  'time-slot': time,
  'clock-time': time,
  'route-day': day,
}

/** A parser that accepts the texts which fit the schema. */
export const textParser = ({ enum: options, format, maxLength, pattern }: TextSchema): Parser<unknown> => {
  if (options !== undefined) return oneOf(...options)
  if (format !== undefined) return parserByFormat[format]
  const parse = textLike(maxLength)
  if (pattern === undefined) return parse
  const textPattern = new RegExp(pattern, 'u')
  return (value) =>
    pipe(
      parse(value),
      E.filterOrElse(
        (text) => textPattern.test(text),
        () => `Not of the right form: ${quoted(value)}`,
      ),
    )
}

export const dateTimeCodec = (example: string): Codec<string> =>
  scalarCodec(parseDateTime, { type: 'string', format: 'date-time' }, example)

export const routeDayCodec = (example: string): Codec<string> =>
  scalarCodec(day, { type: 'string', format: 'route-day' }, example)
