import * as E from 'fp-ts/Either'
import type { Coordinates } from '../../../src/domain/address'
import { isJsonObject, type JsonObject } from '../../../src/domain/parse'
import { fetchJson } from '../../fetch-json'

export type OsrmRequest = { readonly url: string; readonly timeoutMs: number; readonly signal: AbortSignal }

const MAX_BYTES = 16 * 1024 * 1024

/** Sends one request to OSRM, which takes the longitude first and answers with a code. */
export const requestOsrm = async (
  service: 'table' | 'route',
  places: ReadonlyArray<Coordinates>,
  query: string,
  { url, timeoutMs, signal }: OsrmRequest,
): Promise<E.Either<string, JsonObject>> => {
  const path = places.map(({ lat, lng }) => `${lng},${lat}`).join(';')
  const response = await fetchJson(new URL(`${url}/${service}/v1/driving/${path}?${query}`), {
    timeoutMs,
    signal,
    maxBytes: MAX_BYTES,
  })
  return E.flatMap((json: unknown) =>
    isJsonObject(json) && json['code'] === 'Ok' ? E.right(json) : E.left('not an answer of OSRM'),
  )(response)
}

/** How many requests run at the same time. */
const MAX_PARALLEL = 4

export const runInParallel = async <A>(items: ReadonlyArray<A>, run: (item: A) => Promise<void>): Promise<void> => {
  const waiting = items.values()
  const runNext = async (): Promise<void> => {
    for (const item of waiting) await run(item)
  }
  await Promise.all(Array.from({ length: MAX_PARALLEL }, runNext))
}
