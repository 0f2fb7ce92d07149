import type { Reason } from '../../src/domain/parse'
import { truncate } from '../../src/domain/text'
import type { Refusal } from './refusal'

/** How many faults an answer lists; `total` counts all that were found. */
const TOLD = 100

/** The refusal of a request that cannot be understood: it names each field and what is wrong with it. */
export const invalid = (reasons: ReadonlyArray<Reason>): Refusal => ({
  code: 'invalid',
  message: wordsOf(reasons),
  details: reasons.slice(0, TOLD).map(shortened),
  ...(reasons.length > TOLD ? { more: { total: reasons.length } } : {}),
})

/**
 * A text from a request may be of any length, and may hold half a character (a lone surrogate), which cannot be sent.
 */
export const shortened = <R extends Reason>(told: R): R => ({
  ...told,
  field: cut(told.field),
  reason: cut(told.reason),
})

const cut = (words: string): string => truncate(words, 300).toWellFormed()

/** An operator sees the message only, so the message names the first fault. */
const wordsOf = (reasons: ReadonlyArray<Reason>): string => {
  const [first] = reasons
  if (first === undefined) return 'Something in the request is not right.'
  const { field, reason } = shortened(first)
  const others = reasons.length - 1
  return `${field === '' ? '' : `${field}: `}${reason}${others === 0 ? '' : ` (and ${others} more)`}`
}
