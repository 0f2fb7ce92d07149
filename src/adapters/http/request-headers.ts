import { freshName } from './random-id'
import { versionTag } from './etag'
import type { Sent, Wire } from './request-types'

export type Headers = Readonly<Record<string, string>>

/** §6: every call but the log-in carries the key. */
export const keyHeader = (key: Wire['key']): Headers => {
  const known = key?.()
  return known === undefined ? {} : { 'x-api-key': known }
}

/** What goes with a call beside its body. Made once for all tries, so that each carries the same idempotency key. */
export const headersOf = ({ body, isOpen, isRepeatable, version }: Sent, key: Wire['key']): Headers => ({
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(isOpen === true ? {} : keyHeader(key)),
  ...(isRepeatable === true ? { 'idempotency-key': freshName() } : {}),
  ...(version === undefined ? {} : { 'if-match': versionTag(version) }),
})
