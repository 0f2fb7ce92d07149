import * as E from 'fp-ts/Either'
import { codecOf, reasonsOf } from './codec-of'
import type { Shape } from './shape'

/** Decodes an absent value as an empty record. */
export const optionalRecord = <A>({ codec, schema, example }: Shape<A>): Shape<A> => ({
  codec: codecOf(codec.name, (value) => E.mapLeft(reasonsOf)(codec.decode(value ?? {})), codec.encode),
  schema,
  example,
})
