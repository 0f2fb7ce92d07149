import { isRecord } from '../../src/domain/reading'
import type { AnyCall } from './call'
import type { Shape } from '../shape'

type Asked<P, Q> = Pick<AnyCall, 'path'> & { readonly parameters: Shape<P>; readonly query: Shape<Q> }

/** Where a call is made: its path with what stands in braces filled in, and its query where it asks for one. */
export const urlOf = <P, Q>({ path, parameters, query }: Asked<P, Q>, named: P, asked: Q): string => {
  const parts = textsIn(parameters.codec.encode(named))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.get(name) ?? ''))
  const pairs = [...textsIn(query.codec.encode(asked))].map((pair) => pair.map(encodeURIComponent).join('='))
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
}

/** Half a character cannot be written in an address. */
const textsIn = (written: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(isRecord(written) ? written : {}).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value).toWellFormed()]] : [],
    ),
  )
