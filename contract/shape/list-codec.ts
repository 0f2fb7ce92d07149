import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import { parseEach, quoted } from '../../src/domain/parse'
import { codecOf, reasonsOf } from './codec-of'
import type { Shape } from './shape'

export const listCodec = <A>(item: Shape<A>, maxItems?: number): Shape<ReadonlyArray<A>> => ({
  codec: codecOf(
    'list',
    (value) => {
      if (!Array.isArray(value)) return E.left([{ field: '', reason: `Not a list: ${quoted(value)}` }])
      return maxItems !== undefined && value.length > maxItems
        ? E.left([{ field: '', reason: `Has ${value.length} items, more than ${maxItems}` }])
        : decodeItems(item)(value)
    },
    (values) => values.map((value) => item.codec.encode(value)),
  ),
  schema: { type: 'array', items: item.schema, ...(maxItems === undefined ? {} : { maxItems }) },
  example: [item.example],
})

const decodeItems = <A>(item: Shape<A>) => parseEach((value) => pipe(item.codec.decode(value), E.mapLeft(reasonsOf)))
