import { describe, expect, it } from 'vitest'
import type { ImportOwner, ImportStorage, StoredImport } from '../../src/application/import'

export const aStoredImport: StoredImport = {
  table: {
    fileName: 'orders.csv',
    bytes: 120,
    sheets: [
      {
        name: '',
        rows: [
          ['Klantnaam', 'PC'],
          ['Bakker', '3811 WS'],
        ],
      },
    ],
    note: 'separated by semicolons',
  },
  settings: {
    sheet: 0,
    headerRow: 1,
    columns: ['customerName', 'zip', undefined],
    defaultDay: '2026-11-24',
    defaultDuration: undefined,
    today: { year: 2026, month: 11, day: 24 },
  },
  edits: [
    { kind: 'set', rows: [2], texts: { zip: '3811 AB' } },
    { kind: 'setEach', cells: [{ row: 2, texts: { timeSlotEarliest: '09:00' } }] },
    { kind: 'include', rows: [2], isIncluded: false },
    { kind: 'merge', rows: [2] },
  ],
  importedRows: [3, 4],
  mode: 'update',
  step: 'rows',
}

const ownerOf = (user: string, project: string): ImportOwner => ({ user, project })

/** The tests that every import storage passes; `open` makes an empty one. */
export const importStorageSuite = (adapterName: string, open: () => Promise<ImportStorage>): void => {
  describe(`ImportStorage implemented by ${adapterName}`, () => {
    it('an import is kept for its user and project until it is discarded', async () => {
      const storage = await open()
      expect(await storage.load(ownerOf('visser', '7'))).toBeUndefined()
      expect(await storage.save(ownerOf('visser', '7'), aStoredImport)).toBe(true)
      expect(await storage.load(ownerOf('visser', '7'))).toEqual(aStoredImport)
      expect(await storage.load(ownerOf('visser', '8'))).toBeUndefined()
      expect(await storage.load(ownerOf('smit', '7'))).toBeUndefined()
      await storage.discard(ownerOf('visser', '7'))
      expect(await storage.load(ownerOf('visser', '7'))).toBeUndefined()
    })

    it('a later save of the same table takes the place of the earlier one', async () => {
      const storage = await open()
      await storage.save(ownerOf('visser', '7'), aStoredImport)
      const later = { ...aStoredImport, edits: [], step: 'columns' } as const
      await storage.save(ownerOf('visser', '7'), later)
      expect(await storage.load(ownerOf('visser', '7'))).toEqual(later)
    })

    it('the projects of a user are those with an import of that user', async () => {
      const storage = await open()
      for (const [user, project] of [
        ['visser', '7'],
        ['visser', '8'],
        ['vissers', '9'],
      ] as const)
        await storage.save(ownerOf(user, project), aStoredImport)
      expect(await storage.projectsOf('visser')).toEqual(['7', '8'])
      expect(await storage.projectsOf('smit')).toEqual([])
    })

    it('the meanings of columns are remembered per user and names of columns', async () => {
      const storage = await open()
      const earlier = { columns: ['zip', undefined], fileName: 'orders.csv', day: '2026-11-24' } as const
      await storage.saveColumns('visser', '["pc",""]', earlier)
      expect(await storage.loadColumns('visser', '["pc",""]')).toEqual(earlier)
      expect(await storage.loadColumns('visser', '["zip",""]')).toBeUndefined()
      expect(await storage.loadColumns('smit', '["pc",""]')).toBeUndefined()
    })
  })
}
