import { etagOf, canHaveIdempotencyKey, type AnyEndpoint } from '../../../contract'
import type { PlannedHeaders } from '../script/planned-headers'
import type { KnownState } from './known-state'
import { pick } from './pick'

type HeaderContext = {
  readonly key: string
  readonly known: KnownState
  /** the version of the request's subject */
  readonly version: number | undefined
  readonly contentType: string | undefined
}

type Headers = Readonly<Record<string, string>>

/** The headers of a request, once versions and keys are known. */
export const headersFor = (
  endpoint: AnyEndpoint,
  plannedHeaders: PlannedHeaders,
  { key, known, version = 1, contentType }: HeaderContext,
): Headers =>
  definedHeaders({
    'x-api-key': valueFor(plannedHeaders.key, { own: key }),
    'if-match': valueFor(plannedHeaders.ifMatch, { current: etagOf(version), past: etagOf(version - 1) }),
    'if-none-match': valueFor(plannedHeaders.ifNoneMatch, { current: etagOf(version) }),
    'idempotency-key': canHaveIdempotencyKey(endpoint)
      ? valueFor(plannedHeaders.idempotencyKey, {
          new: `key-${known.idempotencyKeys.length}`,
          used: pick(known.idempotencyKeys, version),
        })
      : undefined,
    'last-event-id': valueFor(plannedHeaders.lastEventId, { first: '0' }),
    prefer: valueFor(plannedHeaders.prefer, { change: 'change' }),
    'content-type': plannedHeaders.contentType === 'right' ? contentType : plannedHeaders.contentType.odd,
  })

const valueFor = (
  choice: string | { readonly odd: string },
  meanings: Readonly<Record<string, string | undefined>>,
): string | undefined => (typeof choice === 'string' ? meanings[choice] : choice.odd)

const definedHeaders = (headers: Readonly<Record<string, string | undefined>>): Headers =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
