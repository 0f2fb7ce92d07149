import fc from 'fast-check'
import type { Sender, Throttle, LoginDelay } from '../../../server/sign-in/log-in-throttle'

export type CreateThrottle = (now: () => Date, maxSize?: number) => Throttle

/** A log-in attempt after a pause since the previous one, or since the end of the required delay. */
export type LoginAttempt = Sender & { readonly pause: number; readonly isPasswordRight: boolean }

const MINUTE = 60_000

/** Mostly 0, because pauses only make guessing slower. */
const aPause = () =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.nat(3_000) },
    { weight: 1, arbitrary: fc.nat(20 * MINUTE) },
  )
const anAddress = () => fc.nat(9).map((hostNumber) => `192.0.2.${hostNumber}`)
const aUsername = () => fc.constantFrom('anna', 'bas', 'cor', 'dina', 'eef')

export const loginAttempts = (
  fields: { readonly [K in keyof LoginAttempt]?: fc.Arbitrary<LoginAttempt[K]> },
  minLength = 0,
): fc.Arbitrary<ReadonlyArray<LoginAttempt>> =>
  fc.array(
    fc.record({
      username: fields.username ?? aUsername(),
      clientAddress: fields.clientAddress ?? anAddress(),
      pause: fields.pause ?? aPause(),
      isPasswordRight: fields.isPasswordRight ?? fc.constant(false),
    }),
    { minLength, maxLength: 200 },
  )

/** An attacker who always waits as long as required: the number of wrong attempts, and the time they took. */
export const runPatiently = (createThrottle: CreateThrottle, attempts: ReadonlyArray<LoginAttempt>) => {
  let time = 0
  let wrongCount = 0
  const throttle = createThrottle(() => new Date(time))
  for (const attempt of attempts) {
    time += attempt.pause
    time += throttle.remainingDelayMs(attempt)
    if (throttle.remainingDelayMs(attempt) > 0) continue
    if (attempt.isPasswordRight) throttle.recordSuccess(attempt)
    else throttle.recordFailure(attempt)
    wrongCount += attempt.isPasswordRight ? 0 : 1
  }
  return { time, wrongCount }
}

/** An attacker who does not wait at all. */
export const runWithoutWaiting = (createThrottle: CreateThrottle, attempts: ReadonlyArray<LoginAttempt>): Throttle => {
  let time = 0
  const throttle = createThrottle(() => new Date(time))
  for (const attempt of attempts) {
    time += attempt.pause
    if (attempt.isPasswordRight) throttle.recordSuccess(attempt)
    else throttle.recordFailure(attempt)
  }
  return throttle
}

/** Maximum number of guesses in a time: the free ones, those while the delay grows, and then one per longest delay. */
export const maxAttemptsIn = (time: number, { freeFailures, maxDelayMs }: LoginDelay) =>
  freeFailures + Math.ceil(Math.log2(maxDelayMs / 1_000)) + 1 + Math.floor(time / maxDelayMs)
