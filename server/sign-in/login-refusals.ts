import type { Refusal } from '../../contract'
import { pluralise } from '../../src/domain/text'

export const wrongCredentials: Refusal = { code: 'wrong_credentials' }

export const tooSoon = (wait: number): Refusal => ({
  code: 'too_many_attempts',
  message: `Too many failed attempts, please try again in ${inWords(wait)}`,
  more: { retry_after: secondsIn(wait) },
})

const BUSY_MS = 5_000

export const tooMany: Refusal = {
  code: 'too_many_attempts',
  message: `Too many people are signing in at once, please try again in ${BUSY_MS / 1_000} seconds`,
  more: { retry_after: BUSY_MS / 1_000 },
}

const secondsIn = (wait: number): number => Math.ceil(wait / 1_000)

const inWords = (wait: number): string => {
  const seconds = secondsIn(wait)
  return seconds <= 90 ? pluralise(seconds, 'second') : pluralise(Math.ceil(seconds / 60), 'minute')
}
