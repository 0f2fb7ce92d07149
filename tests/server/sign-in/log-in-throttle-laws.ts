import assert from 'node:assert/strict'
import fc from 'fast-check'
import { loginDelays, throttleOf, type Sender, type LoginDelay } from '../../../server/sign-in/log-in-throttle'
import { law } from '../../kit/law'
import {
  runWithoutWaiting,
  maxAttemptsIn,
  runPatiently,
  loginAttempts,
  type CreateThrottle,
  type LoginAttempt,
} from './login-attempts'

const neverDelayed: CreateThrottle = (now) => ({ ...throttleOf(now), remainingDelayMs: () => 0 })

/** A mutant that confuses the names of callers. */
const withRenamedCaller =
  (rename: (caller: Sender) => Sender): CreateThrottle =>
  (now) => {
    const throttle = throttleOf(now)
    return {
      ...throttle,
      remainingDelayMs: (caller) => throttle.remainingDelayMs(rename(caller)),
      recordFailure: (caller) => throttle.recordFailure(rename(caller)),
      recordSuccess: (caller) => throttle.recordSuccess(rename(caller)),
    }
  }

/** A mutant in which a success forgets all failures. */
const forgetsFailures: CreateThrottle = (now) => {
  let throttle = throttleOf(now)
  return {
    ...throttle,
    remainingDelayMs: (caller) => throttle.remainingDelayMs(caller),
    recordFailure: (caller) => throttle.recordFailure(caller),
    recordSuccess: (caller) => {
      throttle = throttleOf(now)
      return throttle.recordSuccess(caller)
    },
  }
}

const ignoresSuccess: CreateThrottle = (now) => ({ ...throttleOf(now), recordSuccess: () => [] })

const throttleLaw = (parts: Omit<Parameters<typeof law<CreateThrottle, ReadonlyArray<LoginAttempt>>>[0], 'subject'>) =>
  law<CreateThrottle, ReadonlyArray<LoginAttempt>>({ ...parts, subject: throttleOf })

const guessingLaw = (
  name: string,
  delay: LoginDelay,
  arbitrary: fc.Arbitrary<ReadonlyArray<LoginAttempt>>,
  mutants: Record<string, CreateThrottle>,
) =>
  throttleLaw({
    name: `guesses of ${name}`,
    statement: `${name}: attempts are limited to one per longest delay, whatever the pauses.`,
    arbitrary,
    holds: (createThrottle, attempts) => {
      const { time, wrongCount } = runPatiently(createThrottle, attempts)
      const maxAttempts = maxAttemptsIn(time, delay)
      assert.ok(wrongCount <= maxAttempts, `${wrongCount} attempts in ${time} ms, more than ${maxAttempts}`)
    },
    mutants: { 'attempts are never delayed': neverDelayed, ...mutants },
  })

const LONG = 120
let spread = 0

export const throttleLaws = [
  guessingLaw(
    'one address that tries one user',
    loginDelays.sender,
    loginAttempts({ username: fc.constant('anna'), clientAddress: fc.constant('192.0.2.1') }, LONG),
    {},
  ),
  guessingLaw(
    'one address that tries many users',
    loginDelays.firstAttempt,
    loginAttempts({ username: fc.uuid(), clientAddress: fc.constant('192.0.2.1') }, LONG),
    {
      'the address is not counted': withRenamedCaller((caller) => ({
        ...caller,
        clientAddress: `10.0.${(spread += 1)}`,
      })),
    },
  ),
  guessingLaw(
    'one address that tries many users and has its own account',
    loginDelays.firstAttempt,
    loginAttempts(
      { username: fc.uuid(), clientAddress: fc.constant('192.0.2.1'), isPasswordRight: fc.boolean() },
      LONG,
    ),
    { 'a success clears all failures': forgetsFailures },
  ),
  throttleLaw({
    name: 'a user under attack',
    statement: 'While many addresses try one user, each of them has two attempts before its delay grows.',
    arbitrary: loginAttempts({ username: fc.constant('anna'), clientAddress: fc.ipV4(), pause: fc.constant(0) }, LONG),
    holds: (createThrottle, attempts) => {
      const throttle = runWithoutWaiting(createThrottle, attempts)
      const newSender: Sender = { username: 'anna', clientAddress: '2001:db8::1' }
      throttle.recordFailure(newSender)
      assert.equal(throttle.remainingDelayMs(newSender), 0)
      throttle.recordFailure(newSender)
      assert.equal(throttle.remainingDelayMs(newSender), 1_000)
    },
    mutants: {
      'attempts are never delayed': neverDelayed,
      'the user is not counted': withRenamedCaller((caller) => ({
        ...caller,
        username: caller.clientAddress.includes(':') ? caller.username : String((spread += 1)),
      })),
    },
  }),
  guessingLaw(
    'an IPv6 network that tries many users',
    loginDelays.firstAttempt,
    loginAttempts(
      { username: fc.uuid(), clientAddress: fc.nat(65_535).map((group) => `2001:db8::${group.toString(16)}`) },
      LONG,
    ),
    {
      'each IPv6 address is counted separately': withRenamedCaller((caller) => ({
        ...caller,
        clientAddress: caller.clientAddress.replaceAll(':', '.'),
      })),
    },
  ),
  guessingLaw(
    'an IPv6 network of 48 bits that tries one user',
    loginDelays.senderOfNetwork,
    loginAttempts(
      {
        username: fc.constant('anna'),
        clientAddress: fc.nat(65_535).map((group) => `2001:db8:1:${group.toString(16)}::1`),
      },
      LONG,
    ),
    {
      'only networks of 64 bits are counted': withRenamedCaller((caller) => ({
        ...caller,
        clientAddress: caller.clientAddress.replace('2001:db8:1:', '2001:db8:').replace('::1', ':1:1:1:1:1'),
      })),
    },
  ),
  throttleLaw({
    name: 'a known address',
    statement: 'A user who has signed in from an address is delayed there only by own failures since then.',
    arbitrary: loginAttempts({}, LONG),
    holds: (createThrottle, attempts) => {
      const location: Sender = { username: 'anna', clientAddress: '192.0.2.200' }
      const successfulAttempt: LoginAttempt = { ...location, pause: 0, isPasswordRight: true }
      assert.equal(runWithoutWaiting(createThrottle, [successfulAttempt, ...attempts]).remainingDelayMs(location), 0)
      const own = attempts.map((attempt) => ({ ...attempt, ...location }))
      assert.equal(runWithoutWaiting(createThrottle, [...own, successfulAttempt]).remainingDelayMs(location), 0)
      assert.equal(
        runWithoutWaiting(createThrottle, [successfulAttempt, ...attempts, ...own.slice(0, 4)]).remainingDelayMs(
          location,
        ),
        0,
      )
    },
    mutants: {
      'a success changes nothing': ignoresSuccess,
      'only the user counts': withRenamedCaller((caller) => ({ ...caller, clientAddress: '' })),
    },
  }),
  throttleLaw({
    name: 'a new address',
    statement: 'The first attempt at a new address is not delayed, whatever the failures at other addresses.',
    arbitrary: loginAttempts({}, LONG),
    holds: (createThrottle, attempts) => {
      const newSender: Sender = { username: 'anna', clientAddress: '203.0.113.5' }
      assert.equal(runWithoutWaiting(createThrottle, attempts).remainingDelayMs(newSender), 0)
    },
    mutants: {
      'all failures are counted for one user and address': withRenamedCaller(() => ({
        username: '',
        clientAddress: '',
      })),
    },
  }),
  throttleLaw({
    name: 'a restart',
    statement: 'A throttle that takes in what another has given out delays as that one does.',
    arbitrary: loginAttempts({}, LONG),
    holds: (createThrottle, attempts) => {
      let time = 0
      const [before, after] = [createThrottle(() => new Date(time)), createThrottle(() => new Date(time))]
      for (const attempt of attempts) {
        time += attempt.pause
        after.restore(attempt.isPasswordRight ? before.recordSuccess(attempt) : before.recordFailure(attempt))
      }
      for (const attempt of attempts) {
        assert.equal(after.remainingDelayMs(attempt), before.remainingDelayMs(attempt))
        assert.equal(after.isKnown(attempt), before.isKnown(attempt))
      }
    },
    mutants: {
      'nothing is taken in': (now) => ({ ...throttleOf(now), restore: () => undefined }),
    },
  }),
  throttleLaw({
    name: 'remaining delay',
    statement: 'The remaining delay falls with time, however often it is read.',
    arbitrary: loginAttempts({ username: fc.constant('anna'), clientAddress: fc.constant('192.0.2.1') }, 1),
    holds: (createThrottle, attempts) => {
      let time = 0
      const throttle = createThrottle(() => new Date(time))
      const [caller] = attempts
      assert.ok(caller !== undefined)
      for (const _ of attempts) throttle.recordFailure(caller)
      const delayMs = throttle.remainingDelayMs(caller)
      for (const { pause } of attempts) {
        time += pause
        assert.equal(throttle.remainingDelayMs(caller), Math.max(0, delayMs - time))
      }
    },
    mutants: {
      'reading the delay counts as a failure': (now) => {
        const throttle = throttleOf(now)
        return {
          ...throttle,
          remainingDelayMs: (caller) => {
            throttle.recordFailure(caller)
            return throttle.remainingDelayMs(caller)
          },
        }
      },
      'the delay never ends': (now) => throttleOf(() => new Date(Math.min(0, now().getTime()))),
    },
  }),
]
