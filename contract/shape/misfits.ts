import * as E from 'fp-ts/Either'
import {
  isBlank,
  isRecord,
  number,
  shown,
  under,
  wholeNumber,
  flag,
  type Reader,
  type Reason,
} from '../../src/domain/reading'
import { gathered } from './gathered'
import type { JsonSchema, ListSchema, RecordSchema } from './json-schema'
import { boundsOf, textReader } from './schema-readers'

type Reasons = ReadonlyArray<Reason>
type Check = (value: unknown) => Reasons

const none: Reasons = []

/**
 * Makes a check of where values are not what their schema says. The domain reads documents leniently, which is right for
 * what is shown; what is to be stored must not lose a field because nobody understood it. Null and blank say that nothing
 * is there, and whether something must be there is the reader's to say, who knows its other spellings.
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
      return (value) => (value === null ? none : because(`Not nothing: ${shown(value)}`))
    default:
      return inChoice(schema.anyOf)
  }
}

const because = (reason: string): Reasons => [{ field: '', reason }]

const by =
  (reader: Reader<unknown>): Check =>
  (value) => {
    const read = reader(value)
    return E.isRight(read) ? none : because(read.left)
  }

const anything: Check = () => none

const inRecord = ({ properties, additionalProperties: others }: RecordSchema): Check => {
  const checks = new Map(Object.entries(properties).map(([name, schema]) => [name, misfits(schema)]))
  const ofOthers = typeof others === 'object' ? misfits(others) : anything
  return (value) => {
    if (!isRecord(value)) return because(`Not a record: ${shown(value)}`)
    return gathered(Object.keys(value), (name) => {
      const ofField = isBlank(value[name]) ? none : (checks.get(name) ?? ofOthers)(value[name])
      return ofField.length === 0 ? none : under(name, ofField)
    })
  }
}

const inList = ({ items, minItems = 0, maxItems = Infinity }: ListSchema): Check => {
  const check = misfits(items)
  return (value) => {
    if (!Array.isArray(value)) return because(`Not a list: ${shown(value)}`)
    if (value.length < minItems) return because(`Has ${value.length} items, fewer than ${minItems}`)
    if (value.length > maxItems) return because(`Has ${value.length} items, more than ${maxItems}`)
    return gathered(value.entries(), ([place, item]) => {
      const ofItem = check(item)
      return ofItem.length === 0 ? none : under(String(place), ofItem)
    })
  }
}

/** What fits none of them is told what the one wants whose kind it is, or else the first. */
const inChoice = (options: ReadonlyArray<JsonSchema> | undefined): Check => {
  if (options === undefined) return anything
  const checks = options.map(misfits)
  return (value) => {
    if (checks.some((check) => check(value).length === 0)) return none
    const all = checks.map((check) => check(value))
    return all.find((reasons) => reasons.every(({ field }) => field !== '')) ?? all[0] ?? none
  }
}
