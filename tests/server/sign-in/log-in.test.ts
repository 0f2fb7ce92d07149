import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { hasPassword, openSignIn, passwordsAt } from '../../../server/sign-in'
import { createKey, hashOf, END_OF_PROGRAM_KEY } from '../../../server/sign-in/key'
import { aKey } from '../../kit/builders/key'
import { eventually } from '../../kit/eventually'
import { right } from '../../kit/either'
import { throwError } from '../../kit/throw-error'
import { addressAt, anna, cheapPasswords, recordingPasswords, aSignIn, storageWithAnna } from './sign-in-kit'

const wrongCredentials = E.left({ code: 'wrong_credentials' })
const seconds = 1_000
const days = 24 * 60 * 60 * seconds

describe('logIn', () => {
  it('a log-in answers a key with the user and the organisation', async () => {
    const { signIn, organisation } = await aSignIn()
    const user = right(await signIn.logIn(anna))
    expect(user).toEqual({
      apiKey: user.apiKey,
      accountId: 'user-anna',
      role: 'administrator',
      username: 'anna',
      organisationId: organisation,
      organisationName: 'Visser Bezorgt',
      coordinates: { lat: 52.1, lng: 5.2 },
    })
    expect(user.apiKey.startsWith(`${organisation}.`)).toBe(true)
    expect(await signIn.findKeyHolder(user.apiKey)).toMatchObject({
      organisation,
      userId: 'user-anna',
      username: 'anna',
    })
  })

  it('only the hash of the key is stored', async () => {
    const { signIn, storage, organisation } = await aSignIn()
    const { apiKey } = right(await signIn.logIn(anna))
    const found = await storage.read(organisation, async ({ keys }) => [
      await keys.find(apiKey),
      (await keys.find(hashOf(apiKey)))?.username,
    ])
    expect(found).toEqual([undefined, 'anna'])
  })

  it('the username is trimmed, and taken in any case', async () => {
    const { signIn } = await aSignIn()
    expect(right(await signIn.logIn({ ...anna, username: '  anna ' })).username).toBe('anna')
    expect(right(await signIn.logIn({ ...anna, username: 'ANNA' })).username).toBe('anna')
  })

  it('a wrong name and a wrong password get the same refusal', async () => {
    const { signIn } = await aSignIn()
    expect(await signIn.logIn({ ...anna, password: 'something else' })).toEqual(wrongCredentials)
    expect(await signIn.logIn({ ...anna, username: 'nobody' })).toEqual(wrongCredentials)
    expect(await signIn.logIn({ ...anna, username: '', password: '' })).toEqual(wrongCredentials)
  })

  it('an unknown user costs as many hashes as a known one', async () => {
    const passwords = recordingPasswords()
    const { signIn } = await aSignIn({ passwords })
    await signIn.logIn({ ...anna, password: 'something else' })
    expect(passwords.checkedHashes).toEqual([expect.stringMatching(/^\$scrypt\$/)])
    await signIn.logIn({ ...anna, username: 'nobody' })
    expect(passwords.checkedHashes).toEqual([expect.any(String), undefined])
  })

  it('a log-in keeps earlier keys valid, up to fifty', async () => {
    const { signIn, clock } = await aSignIn()
    const keys: string[] = []
    for (let count = 0; count < 52; count += 1) {
      keys.push(right(await signIn.logIn(anna)).apiKey)
      clock.pass(3 * seconds)
    }
    const alive = await Promise.all(keys.map(async (key) => (await signIn.findKeyHolder(key)) !== undefined))
    expect(alive).toEqual([false, false, ...Array.from({ length: 50 }, () => true)])
  })

  it('a log-in stays valid beside fifty that end later', async () => {
    const { signIn, storage } = await aSignIn({ sessionDays: 30 })
    for (let count = 0; count < 50; count += 1) await signIn.logIn(anna)
    const { signIn: shorter } = await aSignIn({ storage, sessionDays: 7 })
    const { apiKey } = right(await shorter.logIn(anna))
    expect(await shorter.findKeyHolder(apiKey)).toMatchObject({ username: 'anna' })
  })

  it('a key ends after the configured number of days', async () => {
    const { signIn, clock } = await aSignIn({ sessionDays: 7 })
    const { apiKey } = right(await signIn.logIn(anna))
    clock.pass(7 * days - 1)
    expect(await signIn.findKeyHolder(apiKey)).toMatchObject({ username: 'anna' })
    clock.pass(1)
    expect(await signIn.findKeyHolder(apiKey)).toBeUndefined()
  })

  it('a session ends once it was not used for the configured number of hours', async () => {
    const { signIn, clock, storage, organisation } = await aSignIn({ sessionIdleHours: 2 })
    const { apiKey } = right(await signIn.logIn(anna))
    const use = async () => {
      const holder = await signIn.findKeyHolder(apiKey)
      if (holder !== undefined) signIn.recordKeyUse(holder, () => addressAt(1))
      return holder?.username
    }
    for (let hours = 1; hours < 6; hours += 1) {
      clock.pass(60 * 60 * seconds)
      expect(await use()).toBe('anna')
      await eventually(async () => {
        const key = await storage.read(organisation, ({ keys }) => keys.find(hashOf(apiKey)))
        expect(key?.lastUsedAt).toBe(`2026-11-21T${String(9 + hours).padStart(2, '0')}:00:00.000Z`)
      })
    }
    clock.pass(2 * 60 * 60 * seconds - 1)
    expect(await signIn.findKeyHolder(apiKey)).toMatchObject({ username: 'anna' })
    clock.pass(1)
    expect(await signIn.findKeyHolder(apiKey)).toBeUndefined()
  })

  it('a key for a program does not end with time', async () => {
    const { signIn, clock, storage, organisation } = await aSignIn({ sessionIdleHours: 2, sessionDays: 7 })
    const apiKey = createKey(organisation)
    const record = { hash: hashOf(apiKey), userId: 'user-anna', endsAt: END_OF_PROGRAM_KEY, kind: 'program' } as const
    await storage.write(organisation, async ({ keys }) => E.right(await keys.add(aKey(record))))
    clock.pass(4_000 * days)
    expect(await signIn.findKeyHolder(apiKey)).toMatchObject({ username: 'anna', keyKind: 'program' })
    await signIn.logIn(anna)
    clock.pass(3 * seconds)
    expect(await signIn.findKeyHolder(apiKey)).toMatchObject({ username: 'anna' })
  })

  it('a log-in deletes ended keys', async () => {
    const { signIn, storage, organisation, clock } = await aSignIn({ sessionDays: 7 })
    const findKey = (key: string) => storage.read(organisation, ({ keys }) => keys.find(hashOf(key)))
    const former = right(await signIn.logIn(anna)).apiKey
    clock.pass(7 * days + 1)
    expect(await findKey(former)).toMatchObject({ username: 'anna' })
    await signIn.logIn(anna)
    expect(await findKey(former)).toBeUndefined()
  })

  it('a log-in renews a hash with an outdated cost', async () => {
    const costlierPasswords = passwordsAt({ ln: 5, r: 8, p: 1 })
    const { signIn, storage, organisation } = await aSignIn({ passwords: costlierPasswords })
    await signIn.logIn({ ...anna, password: 'something else' })
    const hash = () => storage.read(organisation, async ({ users }) => (await users.find('anna'))?.passwordHash)
    expect(await hash()).toMatch(/^\$scrypt\$ln=4,/)
    await signIn.logIn(anna)
    expect(await hash()).toMatch(/^\$scrypt\$ln=5,/)
    expect(await hasPassword({ storage, passwords: cheapPasswords })(anna)).toBe(true)
    expect(E.isRight(await signIn.logIn(anna))).toBe(true)
  })

  it('a log-in fails if the password changes during the check', async () => {
    const { storage, organisation } = await storageWithAnna()
    const hash = await cheapPasswords.hash('another one')
    const passwords = recordingPasswords(async () => {
      await storage.write(organisation, async ({ users }) => E.right(await users.changePassword('anna', hash)))
    })
    const { signIn } = await aSignIn({ passwords, storage })
    expect(await signIn.logIn(anna)).toEqual(wrongCredentials)
  })

  it('a log-in fails if the user is removed during the check', async () => {
    const { storage, organisation } = await storageWithAnna()
    const passwords = recordingPasswords(async () => {
      await storage.write(organisation, async ({ users }) => E.right(await users.remove('anna')))
    })
    const { signIn } = await aSignIn({ passwords, storage })
    expect(await signIn.logIn(anna)).toEqual(wrongCredentials)
  })

  it('a failing storage does not block later log-ins', async () => {
    const { signIn, storage } = await aSignIn()
    const failing = openSignIn({
      storage: { ...storage, write: () => Promise.reject(new Error('disk')) },
      passwords: cheapPasswords,
      now: () => new Date(),
      sessionDays: 30,
      sessionIdleHours: 24,
      logEvent: () => undefined,
      onError: throwError,
    })
    for (let count = 0; count < 5; count += 1) await expect(failing.logIn(anna)).rejects.toThrow('disk')
    expect(E.isRight(await signIn.logIn(anna))).toBe(true)
  })
})
