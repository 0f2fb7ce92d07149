import { isJsonObject } from '../../src/domain/parse'
import type { AnyEndpoint } from './endpoint'
import type { Codec } from '../codec'

type UrlSpec<P, Q> = Pick<AnyEndpoint, 'path'> & { readonly parameters: Codec<P>; readonly query: Codec<Q> }

/** The URL of a request: the path with the parameters filled in, and the query where there is one. */
export const urlOf = <P, Q>({ path, parameters, query }: UrlSpec<P, Q>, parameterValues: P, queryValues: Q): string => {
  const parameterTexts = textsOfFields(parameters.encode(parameterValues))
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameterTexts.get(name) ?? ''))
  const pairs = [...textsOfFields(query.encode(queryValues))].map((pair) => pair.map(encodeURIComponent).join('='))
  return pairs.length === 0 ? filledPath : `${filledPath}?${pairs.join('&')}`
}

/** Half a character (a lone surrogate) cannot be written in a URL, so it is replaced. */
const textsOfFields = (encoded: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(isJsonObject(encoded) ? encoded : {}).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value).toWellFormed()]] : [],
    ),
  )
