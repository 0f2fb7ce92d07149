import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { day, oneOf, shown, time, wording, type Bounds, type Reader } from '../../src/domain/reading'
import type { NumberSchema, TextSchema } from './json-schema'

export const boundsOf = ({ minimum, maximum }: NumberSchema): Bounds => ({
  ...(minimum === undefined ? {} : { min: minimum }),
  ...(maximum === undefined ? {} : { max: maximum }),
})

/** The domain's reader of such a text. */
export const textReader = ({ enum: options, format, maxLength, pattern }: TextSchema): Reader<unknown> => {
  if (options !== undefined) return oneOf(...options)
  if (format !== undefined) return format === 'route-day' ? day : time
  const read = wording(maxLength)
  if (pattern === undefined) return read
  const form = new RegExp(pattern, 'u')
  return (value) =>
    pipe(
      read(value),
      E.filterOrElse(
        (text) => form.test(text),
        () => `Not of the right form: ${shown(value)}`,
      ),
    )
}
