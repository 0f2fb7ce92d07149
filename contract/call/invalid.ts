import type { Reason } from '../../src/domain/reading'
import { truncated } from '../../src/domain/text'
import type { Refusal } from './refusal'

/** How much of what is wrong is told; all that was found is counted. */
const TOLD = 100

/** The refusal of what cannot be understood: which field, and why. */
export const invalid = (reasons: ReadonlyArray<Reason>): Refusal => ({
  code: 'invalid',
  message: wordsOf(reasons),
  details: reasons.slice(0, TOLD).map(shortened),
  ...(reasons.length > TOLD ? { more: { total: reasons.length } } : {}),
})

/** What came from elsewhere may be of any length, and half a character cannot be sent back. */
export const shortened = <R extends Reason>(told: R): R => ({
  ...told,
  field: cut(told.field),
  reason: cut(told.reason),
})

const cut = (words: string): string => truncated(words, 300).toWellFormed()

/** An operator reads the message alone, so it says the first thing that is wrong. */
const wordsOf = (reasons: ReadonlyArray<Reason>): string => {
  const [first] = reasons
  if (first === undefined) return 'Something in the request is not right.'
  const { field, reason } = shortened(first)
  const others = reasons.length - 1
  return `${field === '' ? '' : `${field}: `}${reason}${others === 0 ? '' : ` (and ${others} more)`}`
}
