import { isRepeatable, type AnyCall } from './call'
import type { RefusalCode } from './refusal'

/** Every code that a call may be refused with: those its parts imply, and its own. */
export const refusalsOf = (call: AnyCall): ReadonlyArray<RefusalCode> => [
  ...new Set<RefusalCode>([
    ...(call.path.includes('{') ? inAddress : []),
    ...(call.body.kind === 'none' ? [] : carrying),
    ...(call.access === 'key' ? (['signed_out'] as const) : []),
    ...call.refusals,
    ...(asks(call) ? (['invalid'] as const) : []),
    ...(call.version.checked ? (['stale'] as const) : []),
    ...(isRepeatable(call) ? (['key_used_before'] as const) : []),
    ...(call.access === 'key' ? (['unavailable'] as const) : []),
    ...(call.access === 'key' && call.method !== 'GET' ? (['storage_full'] as const) : []),
    'server_error',
  ]),
]

/** What is filled in may be no text at all, or too long. */
const inAddress: ReadonlyArray<RefusalCode> = ['bad_request', 'address_too_long']

const carrying: ReadonlyArray<RefusalCode> = ['bad_request', 'too_large', 'unsupported_content', 'invalid']

/** Whether there is anything in it that could be written wrongly. */
const asks = (call: AnyCall): boolean =>
  call.version.checked ||
  isRepeatable(call) ||
  call.answer.kind === 'events' ||
  (call.query.schema.type === 'object' && Object.keys(call.query.schema.properties).length > 0)
