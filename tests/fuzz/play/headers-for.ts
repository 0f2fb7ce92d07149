import { etagOf, canHaveIdempotencyKey, type AnyEndpoint } from '../../../contract'
import type { Heading } from '../script/planned-headers'
import type { Known } from './known-state'
import { pick } from './pick'

type Circumstances = {
  readonly key: string
  readonly known: Known
  /** the version of what the request is about */
  readonly version: number | undefined
  readonly contentType: string | undefined
}

type Headers = Readonly<Record<string, string>>

/** The headers of a request, now that versions and keys are known. */
export const headersFor = (
  call: AnyEndpoint,
  heading: Heading,
  { key, known, version = 1, contentType }: Circumstances,
): Headers =>
  given({
    'x-api-key': said(heading.key, { own: key }),
    'if-match': said(heading.ifMatch, { current: etagOf(version), past: etagOf(version - 1) }),
    'if-none-match': said(heading.ifNoneMatch, { current: etagOf(version) }),
    'idempotency-key': canHaveIdempotencyKey(call)
      ? said(heading.idempotencyKey, {
          new: `key-${known.idempotencyKeys.length}`,
          used: pick(known.idempotencyKeys, version),
        })
      : undefined,
    'last-event-id': said(heading.lastEventId, { first: '0' }),
    'content-type': heading.contentType === 'right' ? contentType : heading.contentType.odd,
  })

const said = (
  choice: string | { readonly odd: string },
  meanings: Readonly<Record<string, string | undefined>>,
): string | undefined => (typeof choice === 'string' ? meanings[choice] : choice.odd)

const given = (headers: Readonly<Record<string, string | undefined>>): Headers =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
