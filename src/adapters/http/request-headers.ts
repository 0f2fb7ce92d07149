import { etagOf } from '../../../contract/endpoint'
import type { ApiRequest, ApiSettings } from './request-types'

export type Headers = Readonly<Record<string, string>>

/** §6: every call but the log-in carries the API key. */
export const apiKeyHeader = (findApiKey: ApiSettings['apiKey']): Headers => {
  const apiKey = findApiKey?.()
  return apiKey === undefined ? {} : { 'x-api-key': apiKey }
}

/** The headers of a call. Made once for all attempts, so that each carries the same idempotency key. */
export const requestHeaders = (
  { body, omitsApiKey, otherApiKey, hasIdempotencyKey, prefersChange, version }: ApiRequest,
  { apiKey, serverKeepsHistory }: Pick<ApiSettings, 'apiKey' | 'serverKeepsHistory'>,
): Headers => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(omitsApiKey === true ? {} : apiKeyHeader(otherApiKey === undefined ? apiKey : () => otherApiKey)),
  ...(hasIdempotencyKey === true ? { 'idempotency-key': randomId() } : {}),
  ...(prefersChange === true && serverKeepsHistory === true ? { prefer: 'change' } : {}),
  ...(version === undefined ? {} : { 'if-match': etagOf(version) }),
})

/** Whether the answer includes the change, by its header `preference-applied`. */
export const isChangeIncluded = (preferenceApplied: string | null): boolean => preferenceApplied?.trim() === 'change'

/** A unique id. Not by randomUUID, which a page has only over HTTPS. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const etagPattern = /^(?:W\/)?"?(\d{1,15})"?$/

/** The version in an ETag; undefined where the tag is not a number. */
export const versionOfEtag = (etag: string | null): number | undefined => {
  const digits = etagPattern.exec(etag?.trim() ?? '')?.[1]
  return digits === undefined ? undefined : Number(digits)
}
