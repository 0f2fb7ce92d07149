import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import {
  isBlank,
  isJsonObject,
  number,
  quoted,
  prefixFields,
  wholeNumber,
  booleanLike,
  type Parser,
  type FieldReason,
} from '../../src/domain/parse'
import type { JsonSchema, ListSchema, RecordSchema } from './json-schema'
import { numberBoundsOf } from './basic-codecs'
import { textParser } from './text-formats'
import { type Codec, codecOf, collectReasons, reasonsOf } from './codec'

type Reasons = ReadonlyArray<FieldReason>
type Check = (value: unknown) => Reasons

const noReasons: Reasons = []

/**
 * Returns a check for the fields that do not fit the schema. The domain's parsers skip a field that is invalid; a stored
 * document would lose it. Null and blank count as absent. Required fields are left to the parser, which knows the other
 * spellings of a field.
 */
export const schemaErrors = (schema: JsonSchema): Check => {
  switch (schema.type) {
    case 'object':
      return checkRecord(schema)
    case 'array':
      return checkList(schema)
    case 'string':
      return parserCheck(textParser(schema))
    case 'number':
      return parserCheck(number(numberBoundsOf(schema)))
    case 'integer':
      return parserCheck(wholeNumber(numberBoundsOf(schema)))
    case 'boolean':
      return parserCheck(booleanLike)
    case 'null':
      return (value) => (value === null ? noReasons : reasonList(`Not nothing: ${quoted(value)}`))
    default:
      return checkAnyOf(schema.anyOf)
  }
}

const reasonList = (reason: string): Reasons => [{ field: '', reason }]

const parserCheck =
  (parse: Parser<unknown>): Check =>
  (value) => {
    const parsed = parse(value)
    return E.isRight(parsed) ? noReasons : reasonList(parsed.left)
  }

const acceptAnything: Check = () => noReasons

const checkRecord = ({ properties, additionalProperties: others }: RecordSchema): Check => {
  const checks = new Map(Object.entries(properties).map(([name, schema]) => [name, schemaErrors(schema)]))
  const checkOthers = typeof others === 'object' ? schemaErrors(others) : acceptAnything
  return (value) => {
    if (!isJsonObject(value)) return reasonList(`Not a record: ${quoted(value)}`)
    return collectReasons(Object.keys(value), (name) => {
      const fieldReasons = isBlank(value[name]) ? noReasons : (checks.get(name) ?? checkOthers)(value[name])
      return fieldReasons.length === 0 ? noReasons : prefixFields(name, fieldReasons)
    })
  }
}

const checkList = ({ items, minItems = 0, maxItems = Infinity }: ListSchema): Check => {
  const check = schemaErrors(items)
  return (value) => {
    if (!Array.isArray(value)) return reasonList(`Not a list: ${quoted(value)}`)
    if (value.length < minItems) return reasonList(`Has ${value.length} items, fewer than ${minItems}`)
    if (value.length > maxItems) return reasonList(`Has ${value.length} items, more than ${maxItems}`)
    return collectReasons(value.entries(), ([index, item]) => {
      const itemReasons = check(item)
      return itemReasons.length === 0 ? noReasons : prefixFields(String(index), itemReasons)
    })
  }
}

/** If no option fits, gives the errors of the option of the right kind (record, list), or else of the first option. */
const checkAnyOf = (options: ReadonlyArray<JsonSchema> | undefined): Check => {
  if (options === undefined) return acceptAnything
  const checks = options.map(schemaErrors)
  return (value) => {
    if (checks.some((check) => check(value).length === 0)) return noReasons
    const reasonsByOption = checks.map((check) => check(value))
    return (
      reasonsByOption.find((reasons) => reasons.every(({ field }) => field !== '')) ?? reasonsByOption[0] ?? noReasons
    )
  }
}

/**
 * The codec for a value that is to be stored: it refuses a field that is invalid, and a text that is too long. The encoded
 * value is checked again, because a field may have arrived under another spelling.
 */
export const strictCodec = <A>(codec: Codec<A>, schema: JsonSchema = codec.schema): Codec<A> => {
  const check = schemaErrors(schema)
  const decode = (value: unknown): E.Either<ReadonlyArray<FieldReason>, A> => {
    const reasons = check(value)
    if (reasons.length > 0) return E.left(reasons)
    return pipe(
      codec.decode(value),
      E.mapLeft(reasonsOf),
      E.flatMap((decoded) => {
        const lostReasons = check(codec.encode(decoded))
        return lostReasons.length > 0 ? E.left(lostReasons) : E.right(decoded)
      }),
    )
  }
  return codecOf({ name: codec.name, decode, encode: codec.encode, schema, example: codec.example })
}
