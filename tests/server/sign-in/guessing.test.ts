import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { hashQueue } from '../../../server/sign-in/hash-queue'
import { logIn } from '../../../server/sign-in/log-in'
import { throttleOf } from '../../../server/sign-in/throttle'
import { left } from '../../kit/either'
import { anna, cheapPasswords, recordingPasswords, aSignIn, addressAt, storageWithAnna } from './sign-in-kit'

const wrong = E.left({ code: 'wrong_credentials' })
const seconds = 1_000

describe('guessing', () => {
  const guess = { ...anna, password: 'something else' }

  it('is slowed down after five tries, without a hash, and however right the sixth', async () => {
    const passwords = recordingPasswords()
    const { signIn, clock } = await aSignIn({ passwords })
    for (let count = 0; count < 5; count += 1) expect(await signIn.logIn(guess)).toEqual(wrong)
    const slowed = E.left({
      code: 'too_many_attempts',
      message: 'Too many failed attempts, please try again in 1 second',
      more: { retry_after: 1 },
    })
    expect(await signIn.logIn(guess)).toEqual(slowed)
    expect(await signIn.logIn(anna)).toEqual(slowed)
    expect(passwords.tried).toHaveLength(5)
    clock.pass(1 * seconds)
    expect(E.isRight(await signIn.logIn(anna))).toBe(true)
  })

  it('reads nothing from the storage while it has to wait', async () => {
    const { storage } = await storageWithAnna()
    let asked = 0
    const organisationOf = (username: string) => {
      asked += 1
      return storage.directory.organisationOf(username)
    }
    const { signIn } = await aSignIn({ storage: { ...storage, directory: { ...storage.directory, organisationOf } } })
    for (let count = 0; count < 50; count += 1) await signIn.logIn(guess)
    expect(asked).toBe(5)
  })

  it('is asked to wait in words: seconds, then minutes', async () => {
    const { signIn, clock } = await aSignIn()
    for (let count = 0; count < 4; count += 1) await signIn.logIn(guess)
    const said: unknown[] = []
    for (let count = 0; count < 9; count += 1) {
      expect(await signIn.logIn(guess)).toEqual(wrong)
      const { message = '', more } = left(await signIn.logIn(guess))
      said.push([message.replace(/.* in /, ''), more?.['retry_after']])
      clock.pass(Number(more?.['retry_after']) * seconds)
    }
    expect(said.slice(-7)).toEqual([
      ['4 seconds', 4],
      ['8 seconds', 8],
      ['16 seconds', 16],
      ['32 seconds', 32],
      ['64 seconds', 64],
      ['3 minutes', 128],
      ['5 minutes', 256],
    ])
  })

  it('a hundred times at once gets hardly further than one after the other', async () => {
    const passwords = recordingPasswords()
    const { signIn } = await aSignIn({ passwords })
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn.logIn(guess)))
    expect(passwords.tried.length).toBeLessThanOrEqual(6)
    expect(answers.filter(E.isRight)).toEqual([])
  })

  it('does not slow down twenty users who sign in at the same moment', async () => {
    const { signIn } = await aSignIn()
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn.logIn(anna)))
    expect(answers.filter(E.isRight)).toHaveLength(20)
  })

  it('from many addresses leaves the desk alone that was signed in from, and lets any other in half a minute later', async () => {
    const { signIn, clock } = await aSignIn()
    await signIn.logIn(anna)
    for (let count = 0; count < 100; count += 1) {
      await signIn.logIn({ ...guess, from: `198.51.100.${count}` })
      clock.pass(seconds)
    }
    expect(E.isRight(await signIn.logIn(anna))).toBe(true)
    expect(E.isLeft(await signIn.logIn({ ...anna, from: '203.0.113.9' }))).toBe(true)
    clock.pass(30 * seconds)
    expect(E.isRight(await signIn.logIn({ ...anna, from: '203.0.113.9' }))).toBe(true)
  })
})

describe('hashing', () => {
  it('goes on two at a time at most', async () => {
    let [running, most] = [0, 0]
    const { storage } = await storageWithAnna()
    const slow = {
      ...cheapPasswords,
      fits: async (password: string, hash: string | undefined) => {
        running += 1
        most = Math.max(most, running)
        const fits = await cheapPasswords.matches(password, hash)
        running -= 1
        return fits
      },
    }
    const { signIn } = await aSignIn({ passwords: slow, storage })
    await Promise.all(Array.from({ length: 10 }, () => signIn.logIn(anna)))
    expect(most).toBe(2)
  })

  it('is refused where too many are in line', async () => {
    const { storage } = await storageWithAnna()
    const now = () => new Date(0)
    const hashQueue = hashQueue({ concurrency: 1, maxWaiting: 1 })
    const enter = logIn({
      storage,
      passwords: cheapPasswords,
      throttle: throttleOf(now),
      hashQueue,
      now,
      sessionDays: 1,
    })
    const answers = await Promise.all([enter(anna), enter(anna), enter({ ...anna, from: addressAt(3) })])
    expect(answers.map(E.isRight)).toEqual([true, true, false])
    expect(answers[2]).toEqual(
      E.left({
        code: 'too_many_attempts',
        message: 'Too many people are signing in at once, please try again in 5 seconds',
        more: { retry_after: 5 },
      }),
    )
  })
})
