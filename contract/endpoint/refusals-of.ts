import { isRepeatable, type AnyCall } from './endpoint'
import type { RefusalCode } from './refusal'

/** Every code that a call may be refused with: those that follow from its facts, and those it lists itself. */
export const refusalsOf = (call: AnyCall): ReadonlyArray<RefusalCode> => [
  ...new Set<RefusalCode>([
    ...(call.path.includes('{') ? ofParameters : []),
    ...(call.body.kind === 'none' ? [] : ofBody),
    ...(call.access === 'key' ? (['signed_out'] as const) : []),
    ...call.refusals,
    ...(canBeInvalid(call) ? (['invalid'] as const) : []),
    ...(call.version.checked ? (['stale'] as const) : []),
    ...(isRepeatable(call) ? (['key_used_before'] as const) : []),
    ...(call.access === 'key' ? (['unavailable'] as const) : []),
    ...(call.access === 'key' && call.method !== 'GET' ? (['storage_full'] as const) : []),
    'server_error',
  ]),
]

/** A path with parameters may hold bytes that are not text, or may be too long. */
const ofParameters: ReadonlyArray<RefusalCode> = ['bad_request', 'address_too_long']

const ofBody: ReadonlyArray<RefusalCode> = ['bad_request', 'too_large', 'unsupported_content', 'invalid']

/** Whether a header or the query of the request could be invalid. */
const canBeInvalid = (call: AnyCall): boolean =>
  call.version.checked ||
  isRepeatable(call) ||
  call.answer.kind === 'events' ||
  (call.query.schema.type === 'object' && Object.keys(call.query.schema.properties).length > 0)
