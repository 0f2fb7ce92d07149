import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parseEach, quoted } from '../../src/domain/parse'
import { codecOf, reasonsOf } from './codec-of'
import type { Shape } from './shape'

/** A list of items of one shape, with a largest length if one is given. */
export const listOf = <A>(item: Shape<A>, most?: number): Shape<ReadonlyArray<A>> => ({
  codec: codecOf(
    'list',
    (value) => {
      if (!Array.isArray(value)) return E.left([{ field: '', reason: `Not a list: ${quoted(value)}` }])
      return most !== undefined && value.length > most
        ? E.left([{ field: '', reason: `Has ${value.length} items, more than ${most}` }])
        : readItems(item)(value)
    },
    (values) => values.map((value) => item.codec.encode(value)),
  ),
  schema: { type: 'array', items: item.schema, ...(most === undefined ? {} : { maxItems: most }) },
  example: [item.example],
})

const readItems = <A>(item: Shape<A>) => parseEach((value) => pipe(item.codec.decode(value), E.mapLeft(reasonsOf)))
