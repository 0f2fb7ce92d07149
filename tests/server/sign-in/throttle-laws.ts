import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { Patience } from '../../../server/sign-in/login-delay'
import { patienceWith, throttleOf, type Caller } from '../../../server/sign-in/throttle'
import { law } from '../../kit/law'
import { hastyTries, MINUTE, mostIn, patientTries, tries, type Made, type Try } from './login-attempts'

const neverSlow: Made = () => ({ wait: () => 0, failed: () => undefined, succeeded: () => undefined })

/** A mutant that mixes up the names of callers. */
const misnamed =
  (rename: (caller: Caller) => Caller): Made =>
  (now) => {
    const throttle = throttleOf(now)
    return {
      wait: (caller) => throttle.wait(rename(caller)),
      failed: (caller) => throttle.failed(rename(caller)),
      succeeded: (caller) => throttle.succeeded(rename(caller)),
    }
  }

/** A mutant in which a success forgives all failures. */
const forgetful: Made = (now) => {
  let throttle = throttleOf(now)
  return {
    wait: (caller) => throttle.wait(caller),
    failed: (caller) => throttle.failed(caller),
    succeeded: (caller) => {
      throttle = throttleOf(now)
      throttle.succeeded(caller)
    },
  }
}

const deafToSuccess: Made = (now) => ({ ...throttleOf(now), succeeded: () => undefined })

const lawOf = (parts: Omit<Parameters<typeof law<Made, ReadonlyArray<Try>>>[0], 'subject'>) =>
  law<Made, ReadonlyArray<Try>>({ ...parts, subject: throttleOf })

const guessing = (
  name: string,
  patience: Patience,
  arbitrary: fc.Arbitrary<ReadonlyArray<Try>>,
  mutants: Record<string, Made>,
) =>
  lawOf({
    name: `guesses of ${name}`,
    statement: `${name} can try no more often than the longest wait allows, whatever pauses are made.`,
    arbitrary,
    holds: (made, story) => {
      const { time, wrong } = patientTries(made, story)
      const most = mostIn(time, patience)
      assert.ok(wrong <= most, `${wrong} tries in ${time} ms, where ${most} are the most`)
    },
    mutants: { 'nobody is slowed down': neverSlow, ...mutants },
  })

const LONG = 120
let spread = 0

export const throttleLaws = [
  guessing(
    'One address at one user',
    patienceWith.caller,
    tries({ username: fc.constant('anna'), from: fc.constant('192.0.2.1') }, LONG),
    {},
  ),
  guessing(
    'One address at many users',
    patienceWith.address,
    tries({ username: fc.uuid(), from: fc.constant('192.0.2.1') }, LONG),
    { 'the address is not counted': misnamed((caller) => ({ ...caller, from: `10.0.${(spread += 1)}` })) },
  ),
  guessing(
    'One address at many users, with an account of its own',
    patienceWith.address,
    tries({ username: fc.uuid(), from: fc.constant('192.0.2.1'), right: fc.boolean() }, LONG),
    { 'a success wipes out every failure': forgetful },
  ),
  guessing(
    'Many addresses at one user',
    patienceWith.user,
    tries({ username: fc.constant('anna'), from: fc.ipV4() }, LONG),
    { 'the user is not counted': misnamed((caller) => ({ ...caller, username: String((spread += 1)) })) },
  ),
  guessing(
    'A network of IPv6 at many users',
    patienceWith.address,
    tries({ username: fc.uuid(), from: fc.nat(65_535).map((one) => `2001:db8::${one.toString(16)}`) }, LONG),
    { 'each address is another': misnamed((caller) => ({ ...caller, from: caller.from.replaceAll(':', '.') })) },
  ),
  lawOf({
    name: 'a known desk',
    statement:
      'Who has signed in from a desk before waits there for nobody else, and for his own failures only since then.',
    arbitrary: tries({}, LONG),
    holds: (made, story) => {
      const desk: Caller = { username: 'anna', from: '192.0.2.200' }
      const welcome: Try = { ...desk, pause: 0, right: true }
      assert.equal(hastyTries(made, [welcome, ...story]).wait(desk), 0)
      const own = story.map((one) => ({ ...one, ...desk }))
      assert.equal(hastyTries(made, [...own, welcome]).wait(desk), 0)
      assert.equal(hastyTries(made, [welcome, ...story, ...own.slice(0, 4)]).wait(desk), 0)
    },
    mutants: {
      'a success changes nothing': deafToSuccess,
      'only the user counts': misnamed((caller) => ({ ...caller, from: '' })),
    },
  }),
  lawOf({
    name: 'a new desk',
    statement: 'Who comes from a new address never waits for longer than half a minute, whoever guesses elsewhere.',
    arbitrary: tries({}, LONG),
    holds: (made, story) => {
      const wait = hastyTries(made, story).wait({ username: 'anna', from: '203.0.113.5' })
      assert.ok(wait <= MINUTE / 2, `${wait} ms`)
    },
    mutants: { 'all failures are one user’s from one address': misnamed(() => ({ username: '', from: '' })) },
  }),
  lawOf({
    name: 'waiting',
    statement: 'A wait passes as time does, however often one asks meanwhile.',
    arbitrary: tries({ username: fc.constant('anna'), from: fc.constant('192.0.2.1') }, 1),
    holds: (made, story) => {
      let time = 0
      const throttle = made(() => new Date(time))
      const [caller] = story
      assert.ok(caller !== undefined)
      for (const _ of story) throttle.failed(caller)
      const wait = throttle.wait(caller)
      for (const { pause } of story) {
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
            throttle.failed(caller)
            return throttle.wait(caller)
          },
        }
      },
      'no wait ever ends': (now) => throttleOf(() => new Date(Math.min(0, now().getTime()))),
    },
  }),
]
