import fc from 'fast-check'
import type { Patience } from '../../../server/sign-in/login-delay'
import type { Caller, Throttle } from '../../../server/sign-in/throttle'

export type Made = (now: () => Date, most?: number) => Throttle

/** A try to sign in, after a pause since the one before, or since the end of the required wait. */
export type Try = Caller & { readonly pause: number; readonly right: boolean }

export const MINUTE = 60_000

/** Mostly 0, since pauses only make guessing slower. */
const aPause = () =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.nat(3_000) },
    { weight: 1, arbitrary: fc.nat(20 * MINUTE) },
  )
const anAddress = () => fc.nat(9).map((one) => `192.0.2.${one}`)
const aName = () => fc.constantFrom('anna', 'bas', 'cor', 'dina', 'eef')

export const tries = (
  of: { readonly [K in keyof Try]?: fc.Arbitrary<Try[K]> },
  minLength = 0,
): fc.Arbitrary<ReadonlyArray<Try>> =>
  fc.array(
    fc.record({
      username: of.username ?? aName(),
      from: of.from ?? anAddress(),
      pause: of.pause ?? aPause(),
      right: of.right ?? fc.constant(false),
    }),
    { minLength, maxLength: 200 },
  )

/** A guesser who always waits as long as required: the number of wrong tries, and the time they took. */
export const patientTries = (made: Made, story: ReadonlyArray<Try>) => {
  let time = 0
  let wrong = 0
  const throttle = made(() => new Date(time))
  for (const one of story) {
    time += one.pause
    time += throttle.wait(one)
    if (throttle.wait(one) > 0) continue
    if (one.right) throttle.succeeded(one)
    else throttle.failed(one)
    wrong += one.right ? 0 : 1
  }
  return { time, wrong }
}

/** A guesser who does not wait at all. */
export const hastyTries = (made: Made, story: ReadonlyArray<Try>): Throttle => {
  let time = 0
  const throttle = made(() => new Date(time))
  for (const one of story) {
    time += one.pause
    if (one.right) throttle.succeeded(one)
    else throttle.failed(one)
  }
  return throttle
}

/** The most guesses in a time: the free ones, those while the wait grows, and then one in each longest wait. */
export const mostIn = (time: number, { free, longest }: Patience) =>
  free + Math.ceil(Math.log2(longest / 1_000)) + 1 + Math.floor(time / longest)
