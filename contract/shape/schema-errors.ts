import * as E from 'fp-ts/Either'
import {
  isBlank,
  isRecord,
  number,
  quoted,
  prefixFields,
  wholeNumber,
  flag,
  type Parser,
  type Reason,
} from '../../src/domain/parse'
import { gathered } from './collect-reasons'
import type { JsonSchema, ListSchema, RecordSchema } from './json-schema'
import { boundsOf, textReader } from './schema-parsers'

type Reasons = ReadonlyArray<Reason>
type Check = (value: unknown) => Reasons

const none: Reasons = []

/**
 * Makes a check that finds the fields which do not fit the schema. The domain reads documents leniently and skips a
 * field that it cannot read: right for showing a document, but on storing it the field would be lost. Null and blank
 * count as absent. Whether a field is required is left to the reader, which knows the other spellings of the field.
 */
export const misfits = (schema: JsonSchema): Check => {
  switch (schema.type) {
    case 'object':
      return inRecord(schema)
    case 'array':
      return inList(schema)
    case 'string':
      return by(textReader(schema))
    case 'number':
      return by(number(boundsOf(schema)))
    case 'integer':
      return by(wholeNumber(boundsOf(schema)))
    case 'boolean':
      return by(flag)
    case 'null':
      return (value) => (value === null ? none : because(`Not nothing: ${quoted(value)}`))
    default:
      return inChoice(schema.anyOf)
  }
}

const because = (reason: string): Reasons => [{ field: '', reason }]

const by =
  (reader: Parser<unknown>): Check =>
  (value) => {
    const read = reader(value)
    return E.isRight(read) ? none : because(read.left)
  }

const anything: Check = () => none

const inRecord = ({ properties, additionalProperties: others }: RecordSchema): Check => {
  const checks = new Map(Object.entries(properties).map(([name, schema]) => [name, misfits(schema)]))
  const ofOthers = typeof others === 'object' ? misfits(others) : anything
  return (value) => {
    if (!isRecord(value)) return because(`Not a record: ${quoted(value)}`)
    return gathered(Object.keys(value), (name) => {
      const ofField = isBlank(value[name]) ? none : (checks.get(name) ?? ofOthers)(value[name])
      return ofField.length === 0 ? none : prefixFields(name, ofField)
    })
  }
}

const inList = ({ items, minItems = 0, maxItems = Infinity }: ListSchema): Check => {
  const check = misfits(items)
  return (value) => {
    if (!Array.isArray(value)) return because(`Not a list: ${quoted(value)}`)
    if (value.length < minItems) return because(`Has ${value.length} items, fewer than ${minItems}`)
    if (value.length > maxItems) return because(`Has ${value.length} items, more than ${maxItems}`)
    return gathered(value.entries(), ([place, item]) => {
      const ofItem = check(item)
      return ofItem.length === 0 ? none : prefixFields(String(place), ofItem)
    })
  }
}

/**
 * Where no option fits: the faults of the option whose kind (record, list) is right, or else those of the first
 * option.
 */
const inChoice = (options: ReadonlyArray<JsonSchema> | undefined): Check => {
  if (options === undefined) return anything
  const checks = options.map(misfits)
  return (value) => {
    if (checks.some((check) => check(value).length === 0)) return none
    const all = checks.map((check) => check(value))
    return all.find((reasons) => reasons.every(({ field }) => field !== '')) ?? all[0] ?? none
  }
}
