import type * as t from 'io-ts'
import type { JsonSchema } from './json-schema'

type ForPeople = {
  readonly schema: JsonSchema
  /** as it is written on the wire */
  readonly example: unknown
}

/** How a value is said on the wire: one codec for both sides, and a schema and an example for people. */
export type Shape<A> = ForPeople & { readonly codec: t.Type<A, unknown, unknown> }

/** A shape of whatever type, for those who only look. */
export type Described = ForPeople & { readonly codec: t.Decoder<unknown, unknown> }
