import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  nonBlankText,
  booleanLike,
  maxLengths,
  number,
  oneOf,
  quoted,
  wholeNumber,
  parseEach,
  textLike,
  type Bounds,
  type Parser,
  wrongType,
} from '../../src/domain/parse'
import type { NumberSchema, JsonSchema } from './json-schema'
import { type Codec, scalarCodec, codecOf, reasonsOf } from './codec'

export const numberBoundsOf = ({ minimum, maximum }: NumberSchema): Bounds => ({
  ...(minimum === undefined ? {} : { min: minimum }),
  ...(maximum === undefined ? {} : { max: maximum }),
})

/** Any text of an answer; a number is read as text. */
export const anyTextCodec = (example: string): Codec<string> => scalarCodec(textLike(), { type: 'string' }, example)

/** A text that is not blank. */
export const textCodec = (example: string, maxLength: number = maxLengths.other): Codec<string> =>
  scalarCodec(nonBlankText(maxLength), { type: 'string', pattern: '\\S', minLength: 1, maxLength }, example)

/** No control characters, no spaces at the ends, not `.` or `..`: an id is used in logs, URLs and headers. */
export const parseId: Parser<string> = (value) => {
  const parsed = nonBlankText(maxLengths.other)(value)
  if (E.isLeft(parsed)) return parsed
  return parsed.right !== String(value) || /\p{Cc}|^\.{1,2}$/u.test(parsed.right)
    ? E.left(`Not an id: ${quoted(value)}`)
    : parsed
}

/** The schema describes the ids that this server generates; `parseId` also accepts those of other servers. */
export const idCodec = (example: string, description = 'an id, as it was answered'): Codec<string> =>
  scalarCodec(
    parseId,
    {
      type: 'string',
      pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$',
      minLength: 1,
      maxLength: maxLengths.other,
      description,
    },
    example,
  )

const numberSchema = (type: NumberSchema['type'], { min, max }: Bounds): JsonSchema => ({
  type,
  ...(min === undefined ? {} : { minimum: min }),
  ...(max === undefined ? {} : { maximum: max }),
})

export const numberCodec = (bounds: Bounds, example: number): Codec<number> =>
  scalarCodec(number(bounds), numberSchema('number', bounds), example)

export const integerCodec = (bounds: Bounds, example: number): Codec<number> =>
  scalarCodec(wholeNumber(bounds), numberSchema('integer', bounds), example)

export const booleanCodec = (example: boolean): Codec<boolean> => scalarCodec(booleanLike, { type: 'boolean' }, example)

export const enumCodec = <A extends string>(options: ReadonlyArray<A>, example: A): Codec<A> =>
  scalarCodec(oneOf(...options), { type: 'string', enum: options }, example)

export const listCodec = <A>(item: Codec<A>, maxItems?: number): Codec<ReadonlyArray<A>> =>
  codecOf({
    name: 'list',
    decode: (value) => {
      if (!Array.isArray(value)) return wrongType('a list', value)
      return maxItems !== undefined && value.length > maxItems
        ? E.left([{ field: '', reason: `Has ${value.length} items, more than ${maxItems}` }])
        : decodeItems(item)(value)
    },
    encode: (values) => values.map((value) => item.encode(value)),
    schema: { type: 'array', items: item.schema, ...(maxItems === undefined ? {} : { maxItems }) },
    example: [item.example],
  })

const decodeItems = <A>(item: Codec<A>) => parseEach((value) => pipe(item.decode(value), E.mapLeft(reasonsOf)))
