import { isRecord } from '../../src/domain/parse'
import type { AnyCall } from './endpoint'
import type { Shape } from '../shape'

type Addressed<P, Q> = Pick<AnyCall, 'path'> & { readonly parameters: Shape<P>; readonly query: Shape<Q> }

/** The URL of a call: its path with the parameters filled in, and its query where there is one. */
export const urlOf = <P, Q>({ path, parameters, query }: Addressed<P, Q>, named: P, asked: Q): string => {
  const parts = textsIn(parameters.codec.encode(named))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts.get(name) ?? ''))
  const pairs = [...textsIn(query.codec.encode(asked))].map((pair) => pair.map(encodeURIComponent).join('='))
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`
}

/** Half a character (a lone surrogate) cannot be written in a URL, so it is replaced. */
const textsIn = (written: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(isRecord(written) ? written : {}).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value).toWellFormed()]] : [],
    ),
  )
