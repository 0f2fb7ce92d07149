import type { FieldReason } from '../../src/domain/parse'
import { truncate } from '../../src/domain/text'

/** Every refusal by its code: the HTTP status, and the message that is sent where a refusal has none of its own. */
export const refusals = {
  bad_request: { status: 400, message: 'The request could not be read.' },
  refused: { status: 400, message: 'The request was refused.' },
  signed_out: { status: 401, message: 'Please log in: the key is missing, unknown or no longer valid.' },
  wrong_credentials: { status: 401, message: 'Invalid username or password, please try again' },
  not_allowed: { status: 403, message: 'You are not allowed to do this.' },
  open_id_refused: { status: 403, message: 'The sign-in service did not confirm who you are.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  timeout: { status: 408, message: 'The request took too long to arrive.' },
  stops_already_there: { status: 409, message: 'This project has stops already: add further ones by hand.' },
  change_in_the_way: { status: 409, message: 'A later change is in the way.' },
  already_undone: { status: 409, message: 'This change is undone already.' },
  not_undone: { status: 409, message: 'This change is in force: there is nothing to redo.' },
  other_driver: { status: 409, message: 'Another driver has this route by now.' },
  other_carrier: { status: 409, message: 'Another route has this stop by now.' },
  other_place: { status: 409, message: 'This stop has another place on its route by now.' },
  moved_meanwhile: { status: 409, message: 'Somebody moved this in the meantime.' },
  changed_meanwhile: { status: 409, message: 'Somebody changed this in the meantime.' },
  name_taken: { status: 409, message: 'There is one of that name already.' },
  too_many_keys: { status: 409, message: 'You have as many keys as one user may have: end one of them first.' },
  too_many_users: { status: 409, message: 'The organisation has as many users as one may have.' },
  last_administrator: {
    status: 409,
    message: 'This is the last administrator of the organisation: make another one first.',
  },
  user_disabled: { status: 409, message: 'This user is disabled: enable the user first.' },
  not_empty: { status: 409, message: 'This route has stops: move them first.' },
  no_plan: { status: 409, message: 'This job has no plan of a project that could be accepted.' },
  already_accepted: { status: 409, message: 'The plan of this job was accepted already.' },
  locked: { status: 409, message: 'This is locked.' },
  link_ended: {
    status: 410,
    message: 'This link has been used, or it is too old. Ask an administrator for a new one.',
  },
  stale: { status: 412, message: 'Somebody changed this in the meantime. Reload to see what it is now.' },
  too_large: { status: 413, message: 'The request is too large.' },
  too_much_stored: { status: 413, message: 'Your organisation has stored as much as it may.' },
  address_too_long: { status: 414, message: 'The address is too long.' },
  unsupported_content: { status: 415, message: 'This kind of content is not understood here.' },
  expectation_failed: { status: 417, message: 'The server knows no value of the header Expect but 100-continue.' },
  unknown_host: { status: 421, message: 'The server does not answer under this name.' },
  invalid: { status: 422, message: 'Something in the request is not right.' },
  bad_upload: { status: 422, message: 'The file could not be imported: nothing of it was stored.' },
  wrong_password: { status: 422, message: 'The current password is not right.' },
  key_used_before: { status: 422, message: 'This Idempotency-Key was sent before, with another request.' },
  nothing_to_plan: { status: 422, message: 'There is nothing to plan.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait before you try again.' },
  too_many_requests: { status: 429, message: 'Too many requests at once. Please wait before you try again.' },
  headers_too_large: { status: 431, message: 'The headers of the request are too large.' },
  server_error: { status: 500, message: 'Something went wrong on the server.' },
  unavailable: { status: 503, message: 'The server cannot do this at the moment. Please try again.' },
  open_id_unavailable: { status: 503, message: 'The sign-in service does not answer. Please try again.' },
  address_service_away: {
    status: 503,
    message: 'The address service does not answer. Please fill in the address later.',
  },
  storage_full: { status: 507, message: 'There is no room left to store this. Nothing was changed.' },
} as const satisfies Readonly<Record<string, { readonly status: number; readonly message: string }>>

export type RefusalCode = keyof typeof refusals

/** What the server sends when it does not do what was asked. */
export type Refusal = {
  readonly code: RefusalCode
  readonly message?: string
  readonly details?: ReadonlyArray<unknown>
  /** further fields of the body, such as the current version */
  readonly more?: Readonly<Record<string, unknown>>
}

export const statusOf = ({ code }: Refusal): number => refusals[code].status

/** The JSON body of a refusal. */
export const refusalBody = ({ code, message, details, more }: Refusal): Readonly<Record<string, unknown>> => ({
  ...more,
  message: message ?? refusals[code].message,
  code,
  ...(details === undefined ? {} : { details }),
})

/** The maximum number of reasons in a refusal; `total` counts all that were found. */
const MAX_LISTED_REASONS = 100

/** The refusal of a request that cannot be understood: it names each field and what is wrong with it. */
export const invalidRefusal = (reasons: ReadonlyArray<FieldReason>): Refusal => ({
  code: 'invalid',
  message: messageOf(reasons),
  details: reasons.slice(0, MAX_LISTED_REASONS).map(truncateReason),
  ...(reasons.length > MAX_LISTED_REASONS ? { more: { total: reasons.length } } : {}),
})

/**
 * Shortens the texts of a reason: they may quote a request at any length, and may hold a lone surrogate, which cannot be
 * sent.
 */
export const truncateReason = <R extends FieldReason>(reason: R): R => ({
  ...reason,
  field: truncateText(reason.field),
  reason: truncateText(reason.reason),
})

const truncateText = (text: string): string => truncate(text, 300).toWellFormed()

/** The message gives the first reason, for people who see only the message. */
const messageOf = (reasons: ReadonlyArray<FieldReason>): string => {
  const [first] = reasons
  if (first === undefined) return 'Something in the request is not right.'
  const { field, reason } = truncateReason(first)
  const otherCount = reasons.length - 1
  return `${field === '' ? '' : `${field}: `}${reason}${otherCount === 0 ? '' : ` (and ${otherCount} more)`}`
}
