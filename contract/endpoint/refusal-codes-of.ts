import { canHaveIdempotencyKey, type AnyEndpoint } from './endpoint'
import type { RefusalCode } from './refusal-codes'

/** Every code that an endpoint may refuse with: those that follow from its properties, and those it lists itself. */
export const refusalCodesOf = (endpoint: AnyEndpoint): ReadonlyArray<RefusalCode> => [
  ...new Set<RefusalCode>([
    ...(endpoint.path.includes('{') ? parameterRefusals : []),
    ...(endpoint.body.kind === 'none' ? [] : bodyRefusals),
    ...(endpoint.access === 'key' ? (['signed_out'] as const) : []),
    ...endpoint.refusals,
    ...(canBeInvalid(endpoint) ? (['invalid'] as const) : []),
    ...(endpoint.version.checked ? (['stale'] as const) : []),
    ...(canHaveIdempotencyKey(endpoint) ? (['key_used_before'] as const) : []),
    ...(endpoint.access === 'key' ? (['unavailable'] as const) : []),
    ...(endpoint.access === 'key' && endpoint.method !== 'GET' ? (['storage_full'] as const) : []),
    'server_error',
  ]),
]

/** A path with parameters may hold bytes that are not text, or may be too long. */
const parameterRefusals: ReadonlyArray<RefusalCode> = ['bad_request', 'address_too_long']

const bodyRefusals: ReadonlyArray<RefusalCode> = ['bad_request', 'too_large', 'unsupported_content', 'invalid']

/** Whether a header or the query of the request could be invalid. */
const canBeInvalid = (endpoint: AnyEndpoint): boolean =>
  endpoint.version.checked ||
  canHaveIdempotencyKey(endpoint) ||
  endpoint.answer.kind === 'events' ||
  (endpoint.query.schema.type === 'object' && Object.keys(endpoint.query.schema.properties).length > 0)
