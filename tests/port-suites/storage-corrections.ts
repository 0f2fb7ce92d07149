import { describe, expect, it } from 'vitest'
import { correction } from './storage-test-data'
import { organisationA, writeOrFail, type OpenStorage } from './storage-test-kit'

export const storageCorrectionsSuite = (open: OpenStorage): void => {
  describe('corrections of addresses', () => {
    const key = correction('').addressKey
    const change = (id: string, project = 'p1') => ({ id, project })
    const storageWith = async (...ids: ReadonlyArray<string>) => {
      const { storage, reopen } = await open()
      for (const id of ids)
        await writeOrFail(storage, organisationA, ({ corrections }) => corrections.add(change(id), [correction(id)]))
      const inForce = async () => {
        const found = await (
          await reopen()
        ).read(organisationA, ({ corrections }) => corrections.find([key, 'another']))
        return found.get(key)?.corrected.street
      }
      return { storage, inForce }
    }

    it('a correction is read back as added, also without a place and without texts', async () => {
      const { storage } = await storageWith()
      const bare = {
        ...correction('x'),
        addressKey: '1011AA 2 ',
        written: { street: undefined, city: undefined },
        coordinates: undefined,
      }
      await writeOrFail(storage, organisationA, ({ corrections }) =>
        corrections.add(change('c1'), [correction('Kade'), bare]),
      )
      const found = await storage.read(organisationA, ({ corrections }) => corrections.find([key, '1011AA 2 ']))
      expect([...found.values()].toSorted((one, other) => (one.addressKey > other.addressKey ? -1 : 1))).toEqual([
        correction('Kade'),
        bare,
      ])
    })

    it('the newest correction of an address is in force; its undo brings the one before it back', async () => {
      const { storage, inForce } = await storageWith('c1', 'c3', 'c2')
      expect(await inForce()).toBe('c3')
      const mark = (id: string, action: 'undone' | 'redone', project?: string) =>
        writeOrFail(storage, organisationA, ({ corrections }) =>
          corrections.recordUndoRedo(change(id, project), action),
        )
      await mark('c3', 'undone', 'p2')
      expect(await inForce()).toBe('c3')
      await mark('c3', 'undone')
      expect(await inForce()).toBe('c2')
      await mark('c2', 'undone')
      await mark('c1', 'undone')
      expect(await inForce()).toBeUndefined()
      await mark('c3', 'redone')
      expect(await inForce()).toBe('c3')
    })

    it('an address that is forgotten has no correction, and none of another address goes', async () => {
      const { storage, inForce } = await storageWith('c1', 'c2')
      const forget = (addressKey: string) =>
        writeOrFail(storage, organisationA, ({ corrections }) => corrections.forget(addressKey))
      expect(await forget('another')).toBe(false)
      expect(await inForce()).toBe('c2')
      expect(await forget(key)).toBe(true)
      expect(await inForce()).toBeUndefined()
    })

    it('the oldest corrections are deleted where there are too many', async () => {
      const { storage, inForce } = await storageWith('c1', 'c2', 'c3')
      const keep = (count: number) =>
        writeOrFail(storage, organisationA, ({ corrections }) => corrections.deleteAllButNewest(count))
      const mark = (id: string) =>
        writeOrFail(storage, organisationA, ({ corrections }) => corrections.recordUndoRedo(change(id), 'undone'))
      await keep(2)
      await mark('c3')
      expect(await inForce()).toBe('c2')
      await mark('c2')
      expect(await inForce()).toBeUndefined()
    })
  })
}
