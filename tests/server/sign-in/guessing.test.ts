import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { hashQueue } from '../../../server/sign-in/hash-queue'
import { logIn } from '../../../server/sign-in/log-in'
import { throttleOf } from '../../../server/sign-in/throttle'
import { left } from '../../kit/either'
import { anna, cheapPasswords, recordingPasswords, aSignIn, addressAt, storageWithAnna } from './sign-in-kit'

const wrongCredentials = E.left({ code: 'wrong_credentials' })
const seconds = 1_000

describe('password guessing', () => {
  const guess = { ...anna, password: 'something else' }

  it('the sixth attempt is delayed without hashing, even with the right password', async () => {
    const passwords = recordingPasswords()
    const { signIn, clock } = await aSignIn({ passwords })
    for (let count = 0; count < 5; count += 1) expect(await signIn.logIn(guess)).toEqual(wrongCredentials)
    const slowed = E.left({
      code: 'too_many_attempts',
      message: 'Too many failed attempts, please try again in 1 second',
      more: { retry_after: 1 },
    })
    expect(await signIn.logIn(guess)).toEqual(slowed)
    expect(await signIn.logIn(anna)).toEqual(slowed)
    expect(passwords.checkedHashes).toHaveLength(5)
    clock.pass(1 * seconds)
    expect(E.isRight(await signIn.logIn(anna))).toBe(true)
  })

  it('a delayed attempt reads nothing from the storage', async () => {
    const { storage } = await storageWithAnna()
    let lookUpCount = 0
    const organisationOf = (username: string) => {
      lookUpCount += 1
      return storage.directory.organisationOf(username)
    }
    const { signIn } = await aSignIn({ storage: { ...storage, directory: { ...storage.directory, organisationOf } } })
    for (let count = 0; count < 50; count += 1) await signIn.logIn(guess)
    expect(lookUpCount).toBe(5)
  })

  it('the refusal says the delay in seconds, then in minutes', async () => {
    const { signIn, clock } = await aSignIn()
    for (let count = 0; count < 4; count += 1) await signIn.logIn(guess)
    const waits: unknown[] = []
    for (let count = 0; count < 9; count += 1) {
      expect(await signIn.logIn(guess)).toEqual(wrongCredentials)
      const { message = '', more } = left(await signIn.logIn(guess))
      waits.push([message.replace(/.* in /, ''), more?.['retry_after']])
      clock.pass(Number(more?.['retry_after']) * seconds)
    }
    expect(waits.slice(-7)).toEqual([
      ['4 seconds', 4],
      ['8 seconds', 8],
      ['16 seconds', 16],
      ['32 seconds', 32],
      ['64 seconds', 64],
      ['3 minutes', 128],
      ['5 minutes', 256],
    ])
  })

  it('a hundred simultaneous guesses get hardly further than sequential ones', async () => {
    const passwords = recordingPasswords()
    const { signIn } = await aSignIn({ passwords })
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn.logIn(guess)))
    expect(passwords.checkedHashes.length).toBeLessThanOrEqual(6)
    expect(answers.filter(E.isRight)).toEqual([])
  })

  it('twenty users who sign in at the same time are not delayed', async () => {
    const { signIn } = await aSignIn()
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn.logIn(anna)))
    expect(answers.filter(E.isRight)).toHaveLength(20)
  })

  it('guesses from many addresses do not delay a known address, and a new address for at most half a minute', async () => {
    const { signIn, clock } = await aSignIn()
    await signIn.logIn(anna)
    for (let count = 0; count < 100; count += 1) {
      await signIn.logIn({ ...guess, clientAddress: `198.51.100.${count}` })
      clock.pass(seconds)
    }
    expect(E.isRight(await signIn.logIn(anna))).toBe(true)
    expect(E.isLeft(await signIn.logIn({ ...anna, clientAddress: '203.0.113.9' }))).toBe(true)
    clock.pass(30 * seconds)
    expect(E.isRight(await signIn.logIn({ ...anna, clientAddress: '203.0.113.9' }))).toBe(true)
  })
})

describe('password hashing', () => {
  it('at most two hashes run at the same time', async () => {
    let [running, maxRunning] = [0, 0]
    const { storage } = await storageWithAnna()
    const slow = {
      ...cheapPasswords,
      matches: async (password: string, hash: string | undefined) => {
        running += 1
        maxRunning = Math.max(maxRunning, running)
        const isMatch = await cheapPasswords.matches(password, hash)
        running -= 1
        return isMatch
      },
    }
    const { signIn } = await aSignIn({ passwords: slow, storage })
    await Promise.all(Array.from({ length: 10 }, () => signIn.logIn(anna)))
    expect(maxRunning).toBe(2)
  })

  it('a log-in is refused if too many are waiting', async () => {
    const { storage } = await storageWithAnna()
    const now = () => new Date(0)
    const queue = hashQueue({ concurrency: 1, maxWaiting: 1 })
    const enter = logIn({
      storage,
      passwords: cheapPasswords,
      throttle: throttleOf(now),
      hashQueue: queue,
      now,
      sessionDays: 1,
      sessionIdleHours: 24,
    })
    const answers = await Promise.all([enter(anna), enter(anna), enter({ ...anna, clientAddress: addressAt(3) })])
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
