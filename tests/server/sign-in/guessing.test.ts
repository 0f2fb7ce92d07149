import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { openSignIn } from '../../../server/sign-in'
import { NO_ORGANISATION } from '../../../server/storage'
import { hashQueue } from '../../../server/sign-in/hash-queue'
import { logIn } from '../../../server/sign-in/log-in'
import { throttleOf } from '../../../server/sign-in/log-in-throttle'
import { left } from '../../kit/either'
import { throwError } from '../../kit/throw-error'
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

  it('the spellings of one name share their attempts', async () => {
    const { signIn } = await aSignIn(await storageWithAnna())
    for (const username of ['anna', 'Anna', 'ANNA', ' anna', 'aNNA']) await signIn.logIn({ ...guess, username })
    expect(await signIn.logIn({ ...anna, username: 'AnnA' })).toMatchObject(E.left({ code: 'too_many_attempts' }))
  })

  it('a delayed attempt reads nothing from the storage', async () => {
    const { storage } = await storageWithAnna()
    let lookUpCount = 0
    const findUser = (username: string) => {
      lookUpCount += 1
      return storage.directory.findUser(username)
    }
    const { signIn } = await aSignIn({ storage: { ...storage, directory: { ...storage.directory, findUser } } })
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

  it('a user with the right password gets in from any address while others guess', async () => {
    const { signIn, clock } = await aSignIn()
    await signIn.logIn(anna)
    for (let count = 0; count < 100; count += 1) {
      await signIn.logIn({ ...guess, clientAddress: `198.51.100.${count}` })
      clock.pass(seconds)
    }
    expect(E.isRight(await signIn.logIn(anna))).toBe(true)
    for (let count = 0; count < 6; count += 1)
      expect(E.isRight(await signIn.logIn({ ...anna, clientAddress: `203.0.113.${count}` }))).toBe(true)
  })

  it('three hundred guesses from one address at once keep nobody else out', async () => {
    const { signIn } = await aSignIn()
    const guesses = Array.from({ length: 300 }, (_, index) =>
      signIn.logIn({ ...guess, username: `user ${index}`, clientAddress: addressAt(66) }),
    )
    const others = Array.from({ length: 20 }, (_, index) =>
      signIn.logIn({ ...anna, clientAddress: addressAt(100 + index) }),
    )
    expect((await Promise.all(others)).filter(E.isRight)).toHaveLength(20)
    expect((await Promise.all(guesses)).filter(E.isRight)).toEqual([])
  })

  it('a restart forgets neither the failures nor the known addresses', async () => {
    const { signIn, storage } = await aSignIn()
    await signIn.logIn(anna)
    for (let count = 0; count < 5; count += 1) await signIn.logIn({ ...guess, clientAddress: addressAt(2) })
    for (let count = 0; count < 40; count += 1) await signIn.logIn({ ...guess, username: `user ${count}` })
    const { signIn: restarted } = await aSignIn({ storage })
    const refused = left(await restarted.logIn({ ...anna, clientAddress: addressAt(2) }))
    expect(refused.code).toBe('too_many_attempts')
    expect(left(await restarted.logIn({ ...anna, username: 'bas' })).code).toBe('too_many_attempts')
    expect(E.isRight(await restarted.logIn(anna))).toBe(true)
  })

  it('each wrong password is logged with its address, and a name only where that user exists', async () => {
    const { signIn, logged } = await aSignIn()
    await signIn.logIn(anna)
    await signIn.logIn(guess)
    await signIn.logIn({ ...guess, username: 'my secret password' })
    expect(logged).toEqual([
      { message: 'log-in refused', reason: 'wrong password', address: anna.clientAddress, username: 'anna' },
      { message: 'log-in refused', reason: 'unknown user', address: anna.clientAddress, username: undefined },
    ])
  })

  it('attempts that are delayed are logged once a minute', async () => {
    const { signIn, logged, clock } = await aSignIn()
    for (let count = 0; count < 500; count += 1) await signIn.logIn(guess)
    expect(logged).toHaveLength(6)
    expect(logged.at(-1)).toMatchObject({ reason: 'too many failures', address: anna.clientAddress })
    clock.pass(60 * seconds)
    for (let count = 0; count < 500; count += 1) await signIn.logIn(guess)
    expect(logged).toHaveLength(8)
  })

  it('a log-in works where its attempts cannot be stored, and the error is reported', async () => {
    const errors: unknown[] = []
    const { storage } = await storageWithAnna()
    const write: typeof storage.write = (organisation, work) =>
      organisation === NO_ORGANISATION ? Promise.reject(new Error('disk')) : storage.write(organisation, work)
    const signIn = openSignIn({
      storage: { ...storage, write },
      passwords: cheapPasswords,
      now: () => new Date(),
      sessionDays: 1,
      sessionIdleHours: 24,
      logEvent: () => undefined,
      onError: (error) => errors.push(error),
    })
    expect(E.isRight(await signIn.logIn(anna))).toBe(true)
    expect(errors).toEqual([new Error('disk')])
  })
})

describe('password hashing', () => {
  it('at most two hashes run at the same time', async () => {
    let [running, maxRunning] = [0, 0]
    const { storage } = await storageWithAnna()
    const counted = async <A>(work: Promise<A>): Promise<A> => {
      running += 1
      maxRunning = Math.max(maxRunning, running)
      const result = await work
      running -= 1
      return result
    }
    const countedPasswords = {
      ...cheapPasswords,
      hash: (password: string) => counted(cheapPasswords.hash(password)),
      matches: (password: string, hash: string | undefined) => counted(cheapPasswords.matches(password, hash)),
    }
    const { signIn } = await aSignIn({ passwords: countedPasswords, storage })
    await Promise.all(Array.from({ length: 10 }, () => signIn.logIn(anna)))
    expect(maxRunning).toBe(2)
    const change = { ...anna, current: anna.password, password: 'battery staple' }
    const changes = await Promise.all(Array.from({ length: 10 }, () => signIn.prepareOwnPassword(change)))
    expect(changes.filter(E.isRight)).toHaveLength(10)
    expect(maxRunning).toBe(2)
  })

  it('a log-in is refused if too many are waiting', async () => {
    const { storage } = await storageWithAnna()
    const now = () => new Date(0)
    const queue = hashQueue({ concurrency: 1, maxWaitingOfGroup: 1, maxWaiting: 1 })
    const enter = logIn({
      storage,
      passwords: cheapPasswords,
      throttle: throttleOf(now),
      hashQueue: queue,
      refusals: { record: () => undefined },
      now,
      sessionDays: 1,
      sessionIdleHours: 24,
      logEvent: () => undefined,
      onError: throwError,
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
