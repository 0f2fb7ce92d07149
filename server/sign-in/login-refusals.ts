import type { Refusal } from '../../contract'
import { pluralise } from '../../src/domain/text'

export const wrongCredentials: Refusal = { code: 'wrong_credentials' }

export const tooManyFailures = (waitMs: number): Refusal => ({
  code: 'too_many_attempts',
  message: `Too many failed attempts, please try again in ${formatWait(waitMs)}`,
  more: { retry_after: toSeconds(waitMs) },
})

const BUSY_MS = 5_000

export const tooManyLogIns: Refusal = {
  code: 'too_many_attempts',
  message: `Too many people are signing in at once, please try again in ${BUSY_MS / 1_000} seconds`,
  more: { retry_after: BUSY_MS / 1_000 },
}

const toSeconds = (waitMs: number): number => Math.ceil(waitMs / 1_000)

const formatWait = (waitMs: number): string => {
  const seconds = toSeconds(waitMs)
  return seconds <= 90 ? pluralise(seconds, 'second') : pluralise(Math.ceil(seconds / 60), 'minute')
}
