import * as E from 'fp-ts/Either'
import { isBlank, isRecord, withoutUndefined, quoted, prefixFields, type Reason, type JsonObject } from '../../src/domain/parse'
import { codecOf, reasonsOf } from './codec-of'
import type { JsonSchema } from './json-schema'
import type { Shape } from './shape'

type FieldFacts = {
  readonly name: string
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example: unknown
}

/** A field of a record on the wire. */
export type Field<A> = FieldFacts & {
  readonly read: (value: unknown) => E.Either<ReadonlyArray<Reason>, A>
  readonly write: (value: A) => unknown
}

/** A required field; `label` is its name in messages for people. */
export const needed = <A>(name: string, shape: Shape<A>, label = name): Field<A> => ({
  name,
  required: true,
  schema: shape.schema,
  example: shape.example,
  read: (value) => {
    const read = readBy(shape, value)
    return E.isLeft(read) && isBlank(value) ? E.left([{ field: '', reason: `${label} is missing` }]) : read
  },
  write: shape.codec.encode,
})

/** An optional field: missing, null and empty all mean that there is no value. */
export const maybe = <A>(name: string, shape: Shape<A>): Field<A | undefined> => ({
  name,
  required: false,
  schema: shape.schema,
  example: shape.example,
  read: (value) => (isBlank(value) ? E.right(undefined) : readBy(shape, value)),
  write: (value) => (value === undefined ? undefined : shape.codec.encode(value)),
})

/** A field that must be written as null where there is no value: a missing field was forgotten, or is misspelt. */
export const orNull = <A>(name: string, shape: Shape<A>): Field<A | undefined> => ({
  ...needed(name, shape),
  schema: { anyOf: [shape.schema, { type: 'null' }] },
  read: (value) => (value === null ? E.right(undefined) : needed(name, shape).read(value)),
  write: (value) => (value === undefined ? null : shape.codec.encode(value)),
})

const readBy = <A>(shape: Shape<A>, value: unknown): E.Either<ReadonlyArray<Reason>, A> =>
  E.mapLeft(reasonsOf)(shape.codec.decode(value))

type Fields<A> = { readonly [K in keyof A]: Field<A[K]> }

/** A record of these fields. Further fields are not read, and every field that is wrong is reported. */
export const record = <A extends object>(title: string, fields: Fields<A>): Shape<A> => {
  const all: ReadonlyArray<FieldFacts> = Object.values<FieldFacts>(fields)
  const readers: Reading<A>[] = []
  const writers: Writing<A>[] = []
  for (const key in fields) {
    readers.push(readingOf(key, fields[key]))
    writers.push(writingOf(key, fields[key]))
  }
  return {
    codec: codecOf(title, readWith(readers), (value) =>
      withoutUndefined(Object.fromEntries(writers.map((write) => write(value)))),
    ),
    schema: {
      title,
      type: 'object',
      properties: Object.fromEntries(all.map(({ name, schema }) => [name, schema])),
      required: all.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: true,
    },
    example: Object.fromEntries(all.map(({ name, example }) => [name, example])),
  }
}

type Reading<A> = (from: JsonObject, into: Partial<A>, reasons: Reason[]) => void
type Writing<A> = (value: A) => readonly [string, unknown]

const readingOf =
  <A extends object, K extends Extract<keyof A, string>>(key: K, field: Field<A[K]>): Reading<A> =>
  (from, into, reasons) => {
    const read = field.read(from[field.name])
    if (E.isRight(read)) into[key] = read.right
    else for (const reason of prefixFields(field.name, read.left)) reasons.push(reason)
  }

const writingOf =
  <A extends object, K extends Extract<keyof A, string>>(key: K, field: Field<A[K]>): Writing<A> =>
  (value) => [field.name, field.write(value[key])]

const readWith =
  <A extends object>(readers: ReadonlyArray<Reading<A>>) =>
  (value: unknown): E.Either<ReadonlyArray<Reason>, A> => {
    if (!isRecord(value)) return E.left([{ field: '', reason: `Not a record: ${quoted(value)}` }])
    const read: Partial<A> = {}
    const reasons: Reason[] = []
    for (const step of readers) step(value, read, reasons)
    return isWhole(read, reasons) ? E.right(read) : E.left(reasons)
  }

/** Each field gave either a value or a reason, so that without reasons all values are there. */
const isWhole = <A extends object>(_: Partial<A>, reasons: ReadonlyArray<Reason>): _ is A => reasons.length === 0
