import * as E from 'fp-ts/Either'
import { codecOf, reasonsOf } from './codec-of'
import type { Shape } from './shape'

/** The same shape, but an absent value is read as a record without fields. */
export const optionalRecord = <A>({ codec, schema, example }: Shape<A>): Shape<A> => ({
  codec: codecOf(codec.name, (value) => E.mapLeft(reasonsOf)(codec.decode(value ?? {})), codec.encode),
  schema,
  example,
})
