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
  const storage = await openStorage({ dataDir: '', databaseUrl: await postgres.aDatabase() })
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

describe('signing in on a database that servers share', () => {
  it('gives a key that is good at every one of them', async () => {
    const { storage, organisation } = await storageWithAnna(await aSharedStorage())
    const [here, there] = [await aSignIn({ storage }), await aSignIn({ storage })]
    const { apiKey } = right(await here.signIn.logIn(anna))
    expect(await there.signIn.findKeyHolder(apiKey)).toEqual({ organisation, userId: 'user-anna', username: 'anna' })
  })

  it.each([
    [
      'the password is changed',
      (storage: Storage) =>
        changePassword({ storage, passwords: cheapPasswords })({
          username: 'anna',
          password: async () => E.right('battery staple'),
        }),
    ],
    ['the user is removed', (storage: Storage) => removeUser({ storage })('anna')],
  ])('leaves no key behind when %s at that moment elsewhere', async (_, act) => {
    const { storage } = await storageWithAnna(await aSharedStorage())
    let acting: Promise<unknown> | undefined
    const { signIn } = await aSignIn({ storage: interrupted(storage, () => (acting ??= act(storage))) })
    const entered = await signIn.logIn(anna)
    await acting
    expect(E.isRight(entered) ? await signIn.findKeyHolder(entered.right.apiKey) : undefined).toBeUndefined()
  })

  it('knows one user of a name, and one organisation, when two are added at the same moment', async () => {
    const storage = await aSharedStorage()
    let ids = 0
    const add = addUser({ storage, passwords: cheapPasswords, now: () => new Date(0), newId: () => `id-${(ids += 1)}` })
    const chosen = { at: undefined, password: async () => E.right('correct horse') }
    const twins = [1, 2, 3, 4].map(() => add({ username: 'anna', organisation: 'Visser', ...chosen }))
    expect((await Promise.all(twins)).filter(E.isRight)).toHaveLength(1)
    const namesakes = ['Bakker', 'Jansen', 'Mulder'].map((organisation) =>
      add({ username: 'bas', organisation, ...chosen }),
    )
    expect((await Promise.all(namesakes)).filter(E.isRight)).toHaveLength(1)
    expect(await storage.directory.organisations()).toHaveLength(2)
  })
})
