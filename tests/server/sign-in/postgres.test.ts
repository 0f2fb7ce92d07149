import { setTimeout } from 'node:timers/promises'
import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it } from 'vitest'
import { addUser, changePassword, removeUser } from '../../../server/sign-in'
import { openStorage, type Storage } from '../../../server/storage'
import { right } from '../../kit/either'
import { testPostgres } from '../../kit/postgres'
import { overrideRecords } from '../../kit/override-records'
import { anna, cheapPasswords, aSignIn, storageWithAnna } from './sign-in-kit'

const postgres = testPostgres()
const opened: Storage[] = []
afterEach(async () => {
  for (const storage of opened.splice(0)) await storage.close()
})

const aSharedStorage = async (): Promise<Storage> => {
  const storage = await openStorage({ dataDir: '', databaseUrl: await postgres.newDatabaseUrl() })
  opened.push(storage)
  return storage
}

/** A storage that starts something else as soon as a log-in has found its user. */
const interrupted = (storage: Storage, begin: () => Promise<unknown>): Storage => ({
  ...storage,
  write: (organisation, work) =>
    storage.write(organisation, (records) =>
      work(
        overrideRecords(records, {
          users: {
            ...records.users,
            find: async (username) => {
              const user = await records.users.find(username)
              await Promise.race([begin(), setTimeout(300)])
              return user
            },
          },
        }),
      ),
    ),
})

describe('sign-in on a shared database', () => {
  it('a key is valid on every server', async () => {
    const { storage, organisation } = await storageWithAnna(await aSharedStorage())
    const [firstSignIn, secondSignIn] = [await aSignIn({ storage }), await aSignIn({ storage })]
    const { apiKey } = right(await firstSignIn.signIn.logIn(anna))
    expect(await secondSignIn.signIn.findKeyHolder(apiKey)).toMatchObject({
      organisation,
      userId: 'user-anna',
      username: 'anna',
    })
  })

  it.each([
    [
      'the password is changed',
      (storage: Storage) =>
        changePassword({ storage, passwords: cheapPasswords, now: () => new Date() })({
          username: 'anna',
          password: async () => E.right('battery staple'),
        }),
    ],
    ['the user is removed', (storage: Storage) => removeUser({ storage, now: () => new Date() })('anna')],
  ])('a log-in leaves no key if %s on another server at the same time', async (_, act) => {
    const { storage } = await storageWithAnna(await aSharedStorage())
    let acting: Promise<unknown> | undefined
    const { signIn } = await aSignIn({ storage: interrupted(storage, () => (acting ??= act(storage))) })
    const entered = await signIn.logIn(anna)
    await acting
    expect(E.isRight(entered) ? await signIn.findKeyHolder(entered.right.apiKey) : undefined).toBeUndefined()
  })

  it('two simultaneous commands add one user and one organisation of a name', async () => {
    const storage = await aSharedStorage()
    let ids = 0
    const add = addUser({ storage, passwords: cheapPasswords, now: () => new Date(0), newId: () => `id-${(ids += 1)}` })
    const newUser = { headquarters: undefined, password: async () => E.right('correct horse') }
    const additions = [1, 2, 3, 4].map(() => add({ username: 'anna', organisation: 'Visser', ...newUser }))
    expect((await Promise.all(additions)).filter(E.isRight)).toHaveLength(1)
    const namesakes = ['Bakker', 'Jansen', 'Mulder'].map((organisation) =>
      add({ username: 'bas', organisation, ...newUser }),
    )
    expect((await Promise.all(namesakes)).filter(E.isRight)).toHaveLength(1)
    expect(await storage.directory.organisations()).toHaveLength(2)
  })
})
