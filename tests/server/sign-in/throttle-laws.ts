import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { LoginDelay } from '../../../server/sign-in/login-delay'
import { loginDelays, throttleOf, type Sender } from '../../../server/sign-in/throttle'
import { law } from '../../kit/law'
import {
  runWithoutWaiting,
  MINUTE,
  maxAttemptsIn,
  runPatiently,
  loginAttempts,
  type CreateThrottle,
  type LoginAttempt,
} from './login-attempts'

const neverDelayed: CreateThrottle = () => ({
  wait: () => 0,
  recordFailure: () => undefined,
  recordSuccess: () => undefined,
})

/** A mutant that mixes up the names of callers. */
const withRenamedCaller =
  (rename: (caller: Sender) => Sender): CreateThrottle =>
  (now) => {
    const throttle = throttleOf(now)
    return {
      wait: (caller) => throttle.wait(rename(caller)),
      recordFailure: (caller) => throttle.recordFailure(rename(caller)),
      recordSuccess: (caller) => throttle.recordSuccess(rename(caller)),
    }
  }

/** A mutant in which a success forgives all failures. */
const forgetsFailures: CreateThrottle = (now) => {
  let throttle = throttleOf(now)
  return {
    wait: (caller) => throttle.wait(caller),
    recordFailure: (caller) => throttle.recordFailure(caller),
    recordSuccess: (caller) => {
      throttle = throttleOf(now)
      throttle.recordSuccess(caller)
    },
  }
}

const ignoresSuccess: CreateThrottle = (now) => ({ ...throttleOf(now), recordSuccess: () => undefined })

const lawOf = (parts: Omit<Parameters<typeof law<CreateThrottle, ReadonlyArray<LoginAttempt>>>[0], 'subject'>) =>
  law<CreateThrottle, ReadonlyArray<LoginAttempt>>({ ...parts, subject: throttleOf })

const guessingLaw = (
  name: string,
  patience: LoginDelay,
  arbitrary: fc.Arbitrary<ReadonlyArray<LoginAttempt>>,
  mutants: Record<string, CreateThrottle>,
) =>
  lawOf({
    name: `guesses of ${name}`,
    statement: `${name} can try no more often than the longest wait allows, whatever pauses are made.`,
    arbitrary,
    holds: (createThrottle, attempts) => {
      const { time, wrong } = runPatiently(createThrottle, attempts)
      const maxAttempts = maxAttemptsIn(time, patience)
      assert.ok(wrong <= maxAttempts, `${wrong} tries in ${time} ms, where ${maxAttempts} are the most`)
    },
    mutants: { 'nobody is slowed down': neverDelayed, ...mutants },
  })

const LONG = 120
let spread = 0

export const throttleLaws = [
  guessingLaw(
    'One address at one user',
    loginDelays.sender,
    loginAttempts({ username: fc.constant('anna'), from: fc.constant('192.0.2.1') }, LONG),
    {},
  ),
  guessingLaw(
    'One address at many users',
    loginDelays.address,
    loginAttempts({ username: fc.uuid(), from: fc.constant('192.0.2.1') }, LONG),
    { 'the address is not counted': withRenamedCaller((caller) => ({ ...caller, from: `10.0.${(spread += 1)}` })) },
  ),
  guessingLaw(
    'One address at many users, with an account of its own',
    loginDelays.address,
    loginAttempts({ username: fc.uuid(), from: fc.constant('192.0.2.1'), right: fc.boolean() }, LONG),
    { 'a success wipes out every failure': forgetsFailures },
  ),
  guessingLaw(
    'Many addresses at one user',
    loginDelays.user,
    loginAttempts({ username: fc.constant('anna'), from: fc.ipV4() }, LONG),
    { 'the user is not counted': withRenamedCaller((caller) => ({ ...caller, username: String((spread += 1)) })) },
  ),
  guessingLaw(
    'A network of IPv6 at many users',
    loginDelays.address,
    loginAttempts({ username: fc.uuid(), from: fc.nat(65_535).map((one) => `2001:db8::${one.toString(16)}`) }, LONG),
    {
      'each address is another': withRenamedCaller((caller) => ({ ...caller, from: caller.from.replaceAll(':', '.') })),
    },
  ),
  lawOf({
    name: 'a known desk',
    statement:
      'Who has signed in from a desk before waits there for nobody else, and for his own failures only since then.',
    arbitrary: loginAttempts({}, LONG),
    holds: (createThrottle, attempts) => {
      const location: Sender = { username: 'anna', from: '192.0.2.200' }
      const successfulAttempt: LoginAttempt = { ...location, pause: 0, right: true }
      assert.equal(runWithoutWaiting(createThrottle, [successfulAttempt, ...attempts]).wait(location), 0)
      const own = attempts.map((attempt) => ({ ...attempt, ...location }))
      assert.equal(runWithoutWaiting(createThrottle, [...own, successfulAttempt]).wait(location), 0)
      assert.equal(
        runWithoutWaiting(createThrottle, [successfulAttempt, ...attempts, ...own.slice(0, 4)]).wait(location),
        0,
      )
    },
    mutants: {
      'a success changes nothing': ignoresSuccess,
      'only the user counts': withRenamedCaller((caller) => ({ ...caller, from: '' })),
    },
  }),
  lawOf({
    name: 'a new desk',
    statement: 'Who comes from a new address never waits for longer than half a minute, whoever guesses elsewhere.',
    arbitrary: loginAttempts({}, LONG),
    holds: (createThrottle, attempts) => {
      const wait = runWithoutWaiting(createThrottle, attempts).wait({ username: 'anna', from: '203.0.113.5' })
      assert.ok(wait <= MINUTE / 2, `${wait} ms`)
    },
    mutants: { 'all failures are one user’s from one address': withRenamedCaller(() => ({ username: '', from: '' })) },
  }),
  lawOf({
    name: 'waiting',
    statement: 'A wait passes as time does, however often one asks meanwhile.',
    arbitrary: loginAttempts({ username: fc.constant('anna'), from: fc.constant('192.0.2.1') }, 1),
    holds: (createThrottle, attempts) => {
      let time = 0
      const throttle = createThrottle(() => new Date(time))
      const [caller] = attempts
      assert.ok(caller !== undefined)
      for (const _ of attempts) throttle.recordFailure(caller)
      const wait = throttle.wait(caller)
      for (const { pause } of attempts) {
        time += pause
        assert.equal(throttle.wait(caller), Math.max(0, wait - time))
      }
    },
    mutants: {
      'asking is trying': (now) => {
        const throttle = throttleOf(now)
        return {
          ...throttle,
          wait: (caller) => {
            throttle.recordFailure(caller)
            return throttle.wait(caller)
          },
        }
      },
      'no wait ever ends': (now) => throttleOf(() => new Date(Math.min(0, now().getTime()))),
    },
  }),
]
