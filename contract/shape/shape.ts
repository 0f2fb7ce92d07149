import type * as t from 'io-ts'
import type { JsonSchema } from './json-schema'

type Documentation = {
  readonly schema: JsonSchema
  /** as JSON */
  readonly example: unknown
}

/** The JSON form of a value: one codec for browser and server, and a schema and an example for the documentation. */
export type Shape<A> = Documentation & { readonly codec: t.Type<A, unknown, unknown> }

/** A shape of any type, for code that only describes endpoints. */
export type AnyShape = Documentation & { readonly codec: t.Decoder<unknown, unknown> }
