import { etagOfVersion } from './etag'
import type { ApiRequest, ApiSettings } from './request-types'

export type Headers = Readonly<Record<string, string>>

/** §6: every call but the log-in carries the key. */
export const keyHeader = (key: ApiSettings['key']): Headers => {
  const apiKey = key?.()
  return apiKey === undefined ? {} : { 'x-api-key': apiKey }
}

/** The headers of a call. Made once for all attempts, so that each carries the same idempotency key. */
export const requestHeaders = (
  { body, isOpen, isRepeatable, prefersChange, version }: ApiRequest,
  { key, hasHistory }: Pick<ApiSettings, 'key' | 'hasHistory'>,
): Headers => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(isOpen === true ? {} : keyHeader(key)),
  ...(isRepeatable === true ? { 'idempotency-key': randomId() } : {}),
  ...(prefersChange === true && hasHistory === true ? { prefer: 'change' } : {}),
  ...(version === undefined ? {} : { 'if-match': etagOfVersion(version) }),
})

/** Whether the answer carries the change. */
export const isWithChange = (preferenceApplied: string | null): boolean => preferenceApplied?.trim() === 'change'

/** A unique id. Not by randomUUID, which a page has only over HTTPS. */
const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
