import type { FieldReason } from '../../src/domain/parse'
import { truncate } from '../../src/domain/text'
import type { Refusal } from './refusal-codes'

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
