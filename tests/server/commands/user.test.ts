import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { hasPassword, openSignIn } from '../../../server/sign-in'
import type { Storage } from '../../../server/storage'
import { right } from '../../kit/either'
import { throwError } from '../../kit/throw-error'
import { cheapPasswords } from '../sign-in/sign-in-kit'
import { commandRunner } from './command-runner'

const signInOf = (storage: Storage) =>
  openSignIn({
    storage,
    passwords: cheapPasswords,
    now: () => new Date('2026-11-21T10:00:00.000Z'),
    sessionDays: 1,
    sessionIdleHours: 24,
    logEvent: () => undefined,
    onError: throwError,
  })

const lastAdministrator = 'User anna is the last administrator of the organisation: make another one first.'

describe('user list', () => {
  it('the users are listed by organisation', async () => {
    const { run } = await commandRunner('correct horse', 'correct horse', 'correct horse')
    await run('user add m.visser --organisation Visser')
    await run('user add bas --organisation Jansen')
    await run('user add anna --organisation Visser')
    expect(await run('user list')).toEqual(
      E.right(
        [
          'User      Organisation  Since       Role           State',
          'bas       Jansen        2026-11-21  administrator  active',
          'anna      Visser        2026-11-21  dispatcher     active',
          'm.visser  Visser        2026-11-21  administrator  active',
        ].join('\n'),
      ),
    )
  })

  it('an empty list explains how to add the first user', async () => {
    const { run } = await commandRunner()
    expect(await run('user list')).toEqual(
      E.right('There are no users yet. Add the first: npm run user -- add NAME --organisation ORG'),
    )
  })

  it('a name is refused', async () => {
    const { run } = await commandRunner()
    expect(E.isLeft(await run('user list anna'))).toBe(true)
  })
})

describe('user password', () => {
  it('the command changes the password and ends all keys of the user', async () => {
    const { run, storage } = await commandRunner('correct horse', 'battery staple')
    await run('user add anna --organisation Visser')
    const before = { username: 'anna', password: 'correct horse', clientAddress: '::1' }
    const { apiKey } = right(await signInOf(storage).logIn(before))
    expect(await run('user password anna')).toEqual(
      E.right('User anna has a new password; whoever signed in with another must sign in again.'),
    )
    expect(await signInOf(storage).findKeyHolder(apiKey)).toBeUndefined()
    const has = hasPassword({ storage, passwords: cheapPasswords })
    expect(await has(before)).toBe(false)
    expect(await has({ ...before, password: 'battery staple' })).toBe(true)
    expect(await has({ ...before, username: 'nobody' })).toBe(false)
  })

  it('the keys of other users stay valid', async () => {
    const { run, storage } = await commandRunner('correct horse', 'correct horse', 'battery staple')
    await run('user add anna --organisation Visser')
    await run('user add bas --organisation Visser')
    const { apiKey } = right(
      await signInOf(storage).logIn({ username: 'bas', password: 'correct horse', clientAddress: '::1' }),
    )
    await run('user password anna')
    expect((await signInOf(storage).findKeyHolder(apiKey))?.username).toBe('bas')
  })

  it.each([
    ['user password', 'NAME is missing.'],
    ['user password nobody', 'There is no user nobody.'],
    ['user password anna --organisation Visser', expect.stringContaining('--organisation')],
  ])('the command "%s" is refused before it asks for a password', async (line, message) => {
    const { run, unusedPasswords } = await commandRunner('correct horse', 'battery staple')
    await run('user add anna --organisation Visser')
    expect(await run(line)).toEqual(E.left(message))
    expect(unusedPasswords()).toEqual(['battery staple'])
  })

  it('nothing changes without a password', async () => {
    const { run, storage } = await commandRunner('correct horse')
    await run('user add anna --organisation Visser')
    expect(await run('user password anna')).toEqual(E.left('There was no password.'))
    const oldCredentials = { username: 'anna', password: 'correct horse' }
    expect(await hasPassword({ storage, passwords: cheapPasswords })(oldCredentials)).toBe(true)
  })
})

describe('user remove', () => {
  it('the command removes the user with all keys, and the name becomes free', async () => {
    const { run, storage } = await commandRunner('correct horse', 'battery staple')
    await run('user add anna --organisation Visser')
    const { apiKey } = right(
      await signInOf(storage).logIn({ username: 'anna', password: 'correct horse', clientAddress: '::1' }),
    )
    expect(await run('user remove anna')).toEqual(E.right('User anna is gone, and signed out everywhere.'))
    expect(await signInOf(storage).findKeyHolder(apiKey)).toBeUndefined()
    expect(await storage.directory.hasUsers()).toBe(false)
    expect(await run('user remove anna')).toEqual(E.left('There is no user anna.'))
    await run('user add anna --organisation Jansen')
    expect(await signInOf(storage).findKeyHolder(apiKey)).toBeUndefined()
  })

  it.each([
    ['user remove', 'NAME is missing.'],
    ['user remove nobody', 'There is no user nobody.'],
  ])('the command "%s" is refused', async (line, message) => {
    const { run } = await commandRunner()
    expect(await run(line)).toEqual(E.left(message))
  })
})

describe('user role, disable and enable', () => {
  const anna = { username: 'anna', password: 'correct horse', clientAddress: '::1' }

  it('a new role ends the sessions of the user, and the last administrator keeps the role', async () => {
    const { run, storage } = await commandRunner('correct horse', 'battery staple')
    await run('user add anna --organisation Visser')
    const { apiKey } = right(await signInOf(storage).logIn(anna))
    expect(await run('user role anna dispatcher')).toEqual(E.left(lastAdministrator))
    expect(await signInOf(storage).findKeyHolder(apiKey)).toMatchObject({ role: 'administrator' })
    await run('user add bas --organisation Visser --role administrator')
    expect(E.isRight(await run('user role ANNA dispatcher'))).toBe(true)
    expect(await signInOf(storage).findKeyHolder(apiKey)).toBeUndefined()
    expect(await run('user list')).toEqual(E.right(expect.stringMatching(/anna .* dispatcher +active/)))
  })

  it('a disabled user may not log in until enabled, and the last administrator is not disabled or removed', async () => {
    const { run, storage } = await commandRunner('correct horse', 'battery staple')
    await run('user add anna --organisation Visser')
    await run('user add bas --organisation Visser')
    for (const command of ['disable', 'remove'])
      expect(await run(`user ${command} anna`)).toEqual(E.left(lastAdministrator))
    await run('user role bas administrator')
    const { apiKey } = right(await signInOf(storage).logIn(anna))
    expect(E.isRight(await run('user disable anna'))).toBe(true)
    expect(await signInOf(storage).findKeyHolder(apiKey)).toBeUndefined()
    expect(await signInOf(storage).logIn(anna)).toEqual(E.left({ code: 'wrong_credentials' }))
    expect(await hasPassword({ storage, passwords: cheapPasswords })(anna)).toBe(false)
    expect(E.isRight(await run('user enable anna'))).toBe(true)
    expect(E.isRight(await signInOf(storage).logIn(anna))).toBe(true)
    expect(await signInOf(storage).findKeyHolder(apiKey)).toBeUndefined()
  })

  it.each([
    ['user role', 'NAME is missing.'],
    ['user role anna', 'ROLE is missing.'],
    ['user role anna chief', 'ROLE: Unknown value "chief". Use dispatcher or administrator.'],
    ['user role nobody dispatcher', 'There is no user nobody.'],
    ['user disable nobody', 'There is no user nobody.'],
    ['user enable', 'NAME is missing.'],
  ])('the command "%s" is refused', async (line, message) => {
    const { run } = await commandRunner()
    expect(await run(line)).toEqual(E.left(message))
  })
})

describe('an unknown command', () => {
  it.each(['', 'user', 'user rename anna', 'constructor', 'user __proto__'])(
    'the command "%s" lists the existing commands',
    async (line) => {
      const { run } = await commandRunner()
      expect(await run(line)).toEqual(
        E.left(
          expect.stringMatching(
            /^Say what to do: npm run user -- add NAME --organisation ORG .*npm run user -- remove NAME[^\n]*\.$/,
          ),
        ),
      )
    },
  )
})

describe('--help', () => {
  it.each(['user --help', 'user add --help', 'user add anna --organisation Jansen --help'])(
    'the command "%s" prints its usage and changes nothing',
    async (line) => {
      const { run, storage } = await commandRunner('correct horse')
      expect(await run(line)).toEqual(
        E.right(expect.stringMatching(/^npm run user -- add NAME (.*\n)+npm run user -- remove NAME$/)),
      )
      expect(await storage.directory.hasUsers()).toBe(false)
    },
  )

  it('help without a command prints every usage', async () => {
    const { run } = await commandRunner()
    expect(await run('--help')).toEqual(
      E.right(expect.stringMatching(/npm run user[^]*npm run carriers[^]*npm run demo/)),
    )
  })
})
