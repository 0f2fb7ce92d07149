import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { UserRecord } from '../../server/storage'
import { aKey } from '../kit/builders/key'
import {
  organisationA,
  evening,
  addOrganisation,
  writeOrFail,
  morning,
  noon,
  organisationB,
  type OpenStorage,
} from './storage-test-kit'

export const visser: UserRecord = {
  id: 'u1',
  username: 'm.visser',
  passwordHash: 'hash-1',
  createdAt: morning,
  role: 'dispatcher',
  disabledAt: undefined,
}
export const hart: UserRecord = {
  id: 'u2',
  username: "inge 't Hart 漢",
  passwordHash: 'hash-2',
  createdAt: noon,
  role: 'dispatcher',
  disabledAt: undefined,
}

export const storageUsersSuite = (open: OpenStorage): void => {
  describe('organisations', () => {
    it('an organisation is read back as added', async () => {
      const { storage, reopen } = await open()
      expect(await storage.read(organisationA, ({ organisation }) => organisation.find())).toBeUndefined()
      const added = await addOrganisation(storage, organisationA)
      const found = await (await reopen()).read(organisationA, ({ organisation }) => organisation.find())
      expect(found).toEqual(added)
      expect(found).toEqual({
        id: organisationA,
        name: 'Depot depot-1',
        headquarters: { lat: 52.0155316, lng: 4.6568895 },
        createdAt: morning,
      })
    })

    it('the name of an organisation is unique', async () => {
      const { storage } = await open()
      const { name, headquarters, createdAt } = await addOrganisation(storage, organisationA)
      const twin = await storage.write(organisationB, ({ organisation }) =>
        organisation.add({ name, headquarters, createdAt }),
      )
      expect(twin).toEqual(E.left('name taken'))
      expect(await storage.directory.organisations()).toEqual([{ id: organisationA, name }])
    })

    it('organisations are listed by name in the directory', async () => {
      const { storage } = await open()
      for (const id of ['b', 'C', 'a', 'É']) await addOrganisation(storage, id)
      expect((await storage.directory.organisations()).map(({ id }) => id)).toEqual(['C', 'a', 'b', 'É'])
    })
  })

  describe('users', () => {
    it('a user is found by name, also in the directory', async () => {
      const { storage, reopen } = await open()
      expect(await storage.directory.hasUsers()).toBe(false)
      for (const user of [visser, hart])
        expect(await storage.write(organisationA, ({ users }) => users.add(user))).toEqual(E.right(user))
      const otherStorage = await reopen()
      expect(await otherStorage.read(organisationA, ({ users }) => users.find(hart.username))).toEqual(hart)
      expect(await otherStorage.read(organisationA, ({ users }) => users.find('M.Visser'))).toBeUndefined()
      expect(await otherStorage.read(organisationA, ({ users }) => users.all())).toEqual([hart, visser])
      expect((await otherStorage.directory.findUser('m.visser'))?.organisation).toBe(organisationA)
      expect((await otherStorage.directory.findUser('nobody'))?.organisation).toBeUndefined()
      expect(await otherStorage.directory.hasUsers()).toBe(true)
    })

    it.each([organisationA, organisationB])('a username is unique across organisations: %s', async (organisation) => {
      const { storage } = await open()
      await storage.write(organisationA, ({ users }) => users.add(visser))
      const twin = { ...visser, id: 'u9', passwordHash: 'other' }
      expect(await storage.write(organisation, ({ users }) => users.add(twin))).toEqual(E.left('name taken'))
      expect(await storage.read(organisationA, ({ users }) => users.all())).toEqual([visser])
      expect((await storage.directory.findUser('m.visser'))?.organisation).toBe(organisationA)
    })

    it('all spellings of a username are one user, who keeps the name as written', async () => {
      const { storage } = await open()
      const zoe = { ...visser, username: 'Zoë Visser' }
      await storage.write(organisationA, ({ users }) => users.add(zoe))
      for (const typed of ['Zoë Visser', 'ZOË VISSER', 'zoe\u0308 visser'])
        expect(await storage.directory.findUser(typed)).toEqual({ organisation: organisationA, username: 'Zoë Visser' })
      expect(await storage.directory.findUser('zoe visser')).toBeUndefined()
      const twin = { ...hart, username: 'zoë visser' }
      expect(await storage.write(organisationB, ({ users }) => users.add(twin))).toEqual(E.left('name taken'))
    })

    it('a disabled user has no keys that are found, and a changed role comes with the keys', async () => {
      const { storage } = await open()
      await storage.write(organisationA, ({ users }) => users.add(visser))
      await writeOrFail(storage, organisationA, async ({ keys, users }) => {
        await keys.add(aKey({ hash: 'k1', userId: 'u1', endsAt: evening }))
        await keys.add(aKey({ hash: 'k2', userId: 'u1', endsAt: evening, kind: 'program' }))
        await keys.add(aKey({ hash: 'k3', userId: 'u1', endsAt: evening, kind: 'link' }))
        await users.changeAccess('u1', { role: 'administrator', disabledAt: undefined })
      })
      const find = (hash: string) => storage.read(organisationA, ({ keys }) => keys.find(hash))
      expect(await find('k1')).toMatchObject({ role: 'administrator', username: 'm.visser' })
      expect(await storage.read(organisationA, async ({ keys }) => (await keys.allOf('u1')).length)).toBe(2)
      const access = { role: 'administrator', disabledAt: evening } as const
      await writeOrFail(storage, organisationA, ({ users }) => users.changeAccess('u1', access))
      expect(await find('k1')).toBeUndefined()
      expect(await storage.read(organisationA, ({ users }) => users.find('m.visser'))).toEqual({ ...visser, ...access })
      const ended = await writeOrFail(storage, organisationA, ({ keys }) => keys.removeOf('u1', ['session', 'link']))
      expect([...ended].toSorted()).toEqual(['k1', 'k3'])
    })

    it('simultaneous writes assign a free username only once', async () => {
      const { storage } = await open()
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          storage.write(`depot-${at}`, ({ users }) => users.add({ ...visser, id: `u${at}` })),
        ),
      )
      expect(results.filter(E.isRight)).toHaveLength(1)
    })

    it('a user may have the name of an organisation', async () => {
      const { storage } = await open()
      const { name } = await addOrganisation(storage, organisationA)
      expect(
        E.isRight(await storage.write(organisationA, ({ users }) => users.add({ ...visser, username: name }))),
      ).toBe(true)
    })

    it("a user's password can be changed", async () => {
      const { storage } = await open()
      await storage.write(organisationA, ({ users }) => users.add(visser))
      expect(await writeOrFail(storage, organisationA, ({ users }) => users.changePassword('m.visser', 'new'))).toBe(
        true,
      )
      expect(await writeOrFail(storage, organisationA, ({ users }) => users.changePassword('nobody', 'new'))).toBe(
        false,
      )
      expect(await storage.read(organisationA, ({ users }) => users.find('m.visser'))).toEqual({
        ...visser,
        passwordHash: 'new',
      })
    })

    it('a removed user loses keys and name', async () => {
      const { storage } = await open()
      for (const user of [visser, hart]) await storage.write(organisationA, ({ users }) => users.add(user))
      await writeOrFail(storage, organisationA, ({ keys }) =>
        keys.add(aKey({ hash: 'k1', userId: 'u1', endsAt: evening })),
      )
      await writeOrFail(storage, organisationA, ({ keys }) =>
        keys.add(aKey({ hash: 'k2', userId: 'u2', endsAt: evening })),
      )
      expect(await writeOrFail(storage, organisationA, ({ users }) => users.remove('m.visser'))).toBe(true)
      expect(await writeOrFail(storage, organisationA, ({ users }) => users.remove('m.visser'))).toBe(false)
      expect((await storage.directory.findUser('m.visser'))?.organisation).toBeUndefined()
      expect(await storage.read(organisationA, ({ users }) => users.all())).toEqual([hart])
      expect(await storage.read(organisationA, ({ keys }) => keys.find('k1'))).toBeUndefined()
      expect(await storage.read(organisationA, ({ keys }) => keys.find('k2'))).toMatchObject({
        userId: 'u2',
        endsAt: evening,
      })
      expect(E.isRight(await storage.write(organisationB, ({ users }) => users.add(visser)))).toBe(true)
    })
  })
}
