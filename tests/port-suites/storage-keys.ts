import { describe, expect, it } from 'vitest'
import { aKey } from '../kit/builders/key'
import { organisationA, evening, writeOrFail, morning, noon, type OpenStorage } from './storage-test-kit'
import { hart, visser } from './storage-users'

export const storageKeysSuite = (open: OpenStorage): void => {
  describe('keys', () => {
    const withKeys = async () => {
      const opened = await open()
      await writeOrFail(opened.storage, organisationA, async ({ users, keys }) => {
        await users.add(visser)
        await users.add(hart)
        await keys.add(aKey({ hash: 'k1', userId: 'u1', endsAt: morning }))
        await keys.add(aKey({ hash: 'k2', userId: 'u1', endsAt: evening }))
        await keys.add(aKey({ hash: 'k3', userId: 'u1', endsAt: noon }))
        await keys.add(aKey({ hash: 'k4', userId: 'u2', endsAt: morning }))
      })
      const presentKeys = (hashes = ['k1', 'k2', 'k3', 'k4']) =>
        opened.storage.read(organisationA, async ({ keys }) => {
          const found = await Promise.all(hashes.map(async (hash) => ((await keys.find(hash)) ? [hash] : [])))
          return found.flat()
        })
      return { ...opened, presentKeys }
    }

    it('a key is found with its user', async () => {
      const { storage } = await withKeys()
      expect(await storage.read(organisationA, ({ keys }) => keys.find('k2'))).toEqual({
        ...aKey({ hash: 'k2', userId: 'u1', endsAt: evening }),
        username: 'm.visser',
        role: 'dispatcher',
      })
      expect(await storage.read(organisationA, ({ keys }) => keys.find('k9'))).toBeUndefined()
    })

    it('a key is read back as it was stored', async () => {
      const { storage, reopen } = await open()
      const key = aKey({
        hash: 'k1',
        userId: 'u1',
        endsAt: evening,
        kind: 'program',
        name: 'Warehouse 漢',
        madeAt: morning,
        lastUsedAt: noon,
        address: '2001:db8::1',
      })
      await writeOrFail(storage, organisationA, ({ keys }) => keys.add(key))
      expect(await (await reopen()).read(organisationA, ({ keys }) => keys.allOf('u1'))).toEqual([key])
    })

    it('the keys of a user are listed by their last use, or else by when they were made', async () => {
      const { storage } = await open()
      const add = (hash: string, madeAt: string | undefined, lastUsedAt: string | undefined, userId = 'u1') =>
        writeOrFail(storage, organisationA, ({ keys }) =>
          keys.add(aKey({ hash, userId, endsAt: evening, madeAt, lastUsedAt })),
        )
      await add('old', undefined, undefined)
      await add('made at noon', noon, undefined)
      await add('used in the morning', undefined, morning)
      await add('used in the evening', morning, evening)
      await add('of another user', morning, evening, 'u2')
      const listed = await storage.read(organisationA, ({ keys }) => keys.allOf('u1'))
      expect(listed.map(({ hash }) => hash)).toEqual([
        'used in the evening',
        'made at noon',
        'used in the morning',
        'old',
      ])
    })

    it('the last use of a key is stored, and an earlier use does not replace a later one', async () => {
      const { storage } = await withKeys()
      const use = (at: string, address: string) =>
        writeOrFail(storage, organisationA, ({ keys }) => keys.recordUse('k2', { at, address }))
      await use(noon, '192.0.2.1')
      await use(morning, '192.0.2.2')
      const read = () => storage.read(organisationA, ({ keys }) => keys.find('k2'))
      expect(await read()).toMatchObject({ lastUsedAt: noon, address: '192.0.2.1' })
      await use(evening, '192.0.2.2')
      expect(await read()).toMatchObject({ lastUsedAt: evening, address: '192.0.2.2' })
      await writeOrFail(storage, organisationA, ({ keys }) => keys.recordUse('k9', { at: noon, address: '' }))
    })

    it.each([
      ['a known key', 'k2', ['k1', 'k3', 'k4']],
      ['an unknown key', 'k9', ['k1', 'k2', 'k3', 'k4']],
    ])('removing one key keeps the others: %s', async (_, hash, remaining) => {
      const { storage, presentKeys } = await withKeys()
      const isRemoved = await writeOrFail(storage, organisationA, ({ keys }) => keys.remove(hash))
      expect(isRemoved).toBe(remaining.length < 4)
      expect(await presentKeys()).toEqual(remaining)
    })

    it('the sessions of a user are removed, with one exception, and their hashes are returned', async () => {
      const { storage, presentKeys } = await withKeys()
      const remove = (except?: string) =>
        writeOrFail(storage, organisationA, ({ keys }) => keys.removeSessions('u1', except))
      expect((await remove('k2')).toSorted()).toEqual(['k1', 'k3'])
      expect(await presentKeys()).toEqual(['k2', 'k4'])
      expect(await remove()).toEqual(['k2'])
      expect(await presentKeys()).toEqual(['k4'])
    })

    it('a key for a program is not removed with the sessions of its user, however old', async () => {
      const { storage, presentKeys } = await withKeys()
      await writeOrFail(storage, organisationA, async ({ keys }) => {
        await keys.add(aKey({ hash: 'k5', userId: 'u1', kind: 'program', endsAt: '9999', lastUsedAt: morning }))
        await keys.removeSessions('u1')
        await keys.removeAllButNewest('u1', 0)
        await keys.deleteEnded(evening, evening)
      })
      expect(await presentKeys(['k1', 'k2', 'k3', 'k5'])).toEqual(['k5'])
    })

    it.each([
      [0, ['k4']],
      [1, ['k2', 'k4']],
      [2, ['k2', 'k3', 'k4']],
      [9, ['k1', 'k2', 'k3', 'k4']],
    ])('the newest %i keys of a user remain', async (max, remaining) => {
      const { storage, presentKeys } = await withKeys()
      await writeOrFail(storage, organisationA, ({ keys }) => keys.removeAllButNewest('u1', max))
      expect(await presentKeys()).toEqual(remaining)
    })

    it.each([
      ['k1', 1, ['k1', 'k4']],
      ['k1', 2, ['k1', 'k2', 'k4']],
      ['k2', 2, ['k2', 'k3', 'k4']],
    ])('the key %s is among the %i that remain, whenever it ends', async (except, max, remaining) => {
      const { storage, presentKeys } = await withKeys()
      await writeOrFail(storage, organisationA, ({ keys }) => keys.removeAllButNewest('u1', max, except))
      expect(await presentKeys()).toEqual(remaining)
    })

    it('an expired key is deleted', async () => {
      const { storage, presentKeys } = await withKeys()
      await writeOrFail(storage, organisationA, ({ keys }) => keys.deleteEnded(noon, morning))
      expect(await presentKeys()).toEqual(['k2', 'k3'])
    })

    it('a session is deleted that was not used for long, and not one of which nothing is known', async () => {
      const { storage, presentKeys } = await withKeys()
      await writeOrFail(storage, organisationA, async ({ keys }) => {
        await keys.recordUse('k2', { at: morning, address: '' })
        await keys.recordUse('k3', { at: noon, address: '' })
        await keys.add(aKey({ hash: 'k5', userId: 'u1', endsAt: evening, madeAt: morning }))
        await keys.deleteEnded('', noon)
      })
      expect(await presentKeys(['k1', 'k2', 'k3', 'k5'])).toEqual(['k1', 'k3'])
    })
  })
}
