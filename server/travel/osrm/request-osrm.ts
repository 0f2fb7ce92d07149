import * as E from 'fp-ts/Either'
import type { Coordinates } from '../../../src/domain/address'
import { isRecord, type JsonObject } from '../../../src/domain/parse'
import { fetchJson } from '../../http-client'

export type Asking = { readonly url: string; readonly limitMs: number; readonly signal: AbortSignal }

const MOST_BYTES = 16 * 1024 * 1024

/** Sends one request to OSRM, which wants the longitude first and answers with a code. */
export const askedOfOsrm = async (
  service: 'table' | 'route',
  places: ReadonlyArray<Coordinates>,
  query: string,
  { url, limitMs: timeoutMs, signal }: Asking,
): Promise<E.Either<string, JsonObject>> => {
  const path = places.map(({ lat, lng }) => `${lng},${lat}`).join(';')
  const answer = await fetchJson(new URL(`${url}/${service}/v1/driving/${path}?${query}`), {
    timeoutMs,
    signal,
    maxBytes: MOST_BYTES,
  })
  return E.flatMap((said: unknown) =>
    isRecord(said) && said['code'] === 'Ok' ? E.right(said) : E.left('not an answer of OSRM'),
  )(answer)
}
