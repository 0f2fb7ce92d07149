import fc from 'fast-check'
import type { JsonSchema, RecordSchema } from '../../../contract/codec'
import { validFrom } from './from-schema'

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { inner: value }
  return value
}

/** Values that no field expects, and values that no database can store. */
const invalidValues: ReadonlyArray<unknown> = [
  null,
  '',
  ' ',
  'a\0b',
  '\ud800',
  'x'.repeat(100_000),
  -1,
  0,
  0.5,
  1e308,
  Infinity,
  -Infinity,
  Number.MAX_SAFE_INTEGER,
  true,
  [],
  {},
  [[]],
  { '': '' },
  { 'a\0': 1 },
  JSON.parse('{ "__proto__": { "isAdmin": true } }'),
  { constructor: 1, toString: 'x', length: -1 },
  '2026-02-30',
  '25:61',
  'NaN',
  '9'.repeat(400),
  "' OR 1=1 --",
  '../../etc/passwd',
  nested(40),
  nested(5_000),
]

const aPosition = fc.nat(1_000)
const anInvalidValue = fc.constantFrom(...invalidValues)

/** The value with another value at one of its paths; `position` is counted modulo their number. */
const withInvalidValue = (value: unknown, position: number, replacement: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return replacement
  const names = Object.keys(value)
  const name = names[position % (names.length + 1)]
  if (name === undefined) return replacement
  const nestedPaths = Math.floor(position / (names.length + 1))
  return Array.isArray(value)
    ? value.map((item: unknown, index) =>
        String(index) === name ? withInvalidValue(item, nestedPaths, replacement) : item,
      )
    : Object.fromEntries(
        Object.entries(value).map(([key, item]) => [
          key,
          key === name ? withInvalidValue(item, nestedPaths, replacement) : item,
        ]),
      )
}

const without = (value: unknown, position: number): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const entries = Object.entries(value)
  return Object.fromEntries(entries.filter((_, index) => index !== position % Math.max(entries.length, 1)))
}

/** An odd value: nearly valid replacement the schema, or not at all. A decoder may still accept it. */
export const brokenFrom = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(validFrom(schema), aPosition, anInvalidValue)
        .map(([value, position, replacement]) => withInvalidValue(value, position, replacement)),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(validFrom(schema), aPosition).map(([value, position]) => without(value, position)),
    },
    { weight: 1, arbitrary: anInvalidValue },
    { weight: 1, arbitrary: fc.anything({ withNullPrototype: true }) },
  )

/** The fields that a schema requires, also within required fields, as paths. */
export const requiredBy = (schema: JsonSchema): ReadonlyArray<ReadonlyArray<string>> =>
  schema.type === 'object' ? schema.required.flatMap((name) => [[name], ...requiredWithin(schema, name)]) : []

const requiredWithin = ({ properties }: RecordSchema, name: string): ReadonlyArray<ReadonlyArray<string>> => {
  const inner = properties[name]
  return inner === undefined ? [] : requiredBy(inner).map((path) => [name, ...path])
}

/** A value that fits the schema, except that the field at this path is absent (not null). */
export const absentFrom = (schema: JsonSchema, path: ReadonlyArray<string>): fc.Arbitrary<unknown> =>
  validFrom(schema).map((value) => withoutPath(value, path))

const withoutPath = (value: unknown, [name, ...nestedPaths]: ReadonlyArray<string>): unknown =>
  typeof value !== 'object' || value === null
    ? value
    : Object.fromEntries(
        Object.entries(value).flatMap(([key, item]) => {
          if (key !== name) return [[key, item]]
          return nestedPaths.length === 0 ? [] : [[key, withoutPath(item, nestedPaths)]]
        }),
      )
