import { describe, expect, it } from 'vitest'
import type { Records } from '../../server/storage'
import { correction } from './storage-test-data'
import { morning, noon, organisationA, writeOrFail, type OpenStorage } from './storage-test-kit'

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
        writeOrFail(storage, organisationA, ({ corrections }) => corrections.forget(addressKey, noon))
      expect(await forget('another')).toBe(false)
      expect(await inForce()).toBe('c2')
      expect(await forget(key)).toBe(true)
      expect(await inForce()).toBeUndefined()
    })

    it('what was last forgotten of an address is brought back, but not by an undo or redo, until it is deleted', async () => {
      const { storage, inForce } = await storageWith('c1', 'c2')
      const write = <A>(change_: (records: Records['corrections']) => Promise<A>) =>
        writeOrFail(storage, organisationA, ({ corrections }) => change_(corrections))
      expect(await write((corrections) => corrections.restore(key))).toBe(false)
      await write((corrections) => corrections.forget(key, morning))
      await write((corrections) => corrections.recordUndoRedo(change('c1'), 'undone'))
      await write((corrections) => corrections.recordUndoRedo(change('c1'), 'redone'))
      expect(await inForce()).toBeUndefined()
      await write((corrections) => corrections.add(change('c3'), [correction('c3')]))
      await write((corrections) => corrections.forget(key, noon))
      expect(await write((corrections) => corrections.restore('another'))).toBe(false)
      expect(await write((corrections) => corrections.restore(key))).toBe(true)
      expect(await inForce()).toBe('c3')
      await write((corrections) => corrections.recordUndoRedo(change('c3'), 'undone'))
      expect(await inForce()).toBeUndefined()
      await write((corrections) => corrections.deleteForgottenBefore(noon))
      expect(await write((corrections) => corrections.restore(key))).toBe(false)
    })

    it('corrections in force are listed newest first, each address once, and found where every word stands in them', async () => {
      const { storage } = await storageWith('c1', 'c4')
      const other = { ...correction('100%_Straat'), addressKey: '3511AB 12 ', by: 'p.smit' }
      await writeOrFail(storage, organisationA, async ({ corrections }) => {
        await corrections.add(change('c2'), [other])
        await corrections.add(change('c3'), [{ ...other, addressKey: '3511AB 14 ' }])
        await corrections.recordUndoRedo(change('c3'), 'undone')
      })
      const list = async (search: string, limit = 9) => {
        const found = await storage.read(organisationA, ({ corrections }) => corrections.list({ search, limit }))
        return found.map(({ corrected }) => corrected.street)
      }
      expect(await list('')).toEqual(['c4', '100%_Straat'])
      expect(await list('', 1)).toEqual(['c4'])
      expect(await list(' gouda  2801 ya ')).toEqual(['c4', '100%_Straat'])
      for (const words of ['p.smit', '3511ab', 'straat 12', '100%_S'])
        expect(await list(words)).toEqual(['100%_Straat'])
      for (const words of ['smit lindehoven', '1%_', "'", '3511AB14', 'c1']) expect(await list(words)).toEqual([])
    })

    it('a word is found in capitals as in small letters, with accents too', async () => {
      const { storage } = await storageWith()
      const streets = ['Rue de l’École', 'CALLE ÑANDÚ', 'œuvre ſ ß']
      const rows = streets.map((street) => ({ ...correction(street), addressKey: street }))
      await writeOrFail(storage, organisationA, ({ corrections }) => corrections.add(change('c1'), rows))
      const find = async (search: string) => {
        const found = await storage.read(organisationA, ({ corrections }) => corrections.list({ search, limit: 9 }))
        return found.map(({ corrected }) => corrected.street)
      }
      for (const word of ['école', 'ÉCOLE', 'éCOLE', 'e\u0301cole']) expect(await find(word)).toEqual([streets[0]])
      for (const word of ['ñandú', 'ÑANDÚ calle']) expect(await find(word)).toEqual([streets[1]])
      for (const word of ['Œuvre', 'ß ſ']) expect(await find(word)).toEqual([streets[2]])
      const manyLetters = Array.from({ length: 2000 }, (_, index) => String.fromCodePoint(0xc0 + index)).join('')
      expect(await find(manyLetters)).toEqual([])
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
