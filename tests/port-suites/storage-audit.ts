import { describe, expect, it } from 'vitest'
import type { AuditEntry } from '../../src/domain/audit'
import { anAuditEntry } from '../kit/builders/audit-entry'
import { morning, noon, organisationA, organisationB, writeOrFail, type OpenStorage } from './storage-test-kit'

const entry = (id: string, details: Partial<AuditEntry> = {}): AuditEntry =>
  anAuditEntry({ id, at: noon, action: 'project_made', username: 'Zoë', ...details })

export const storageAuditSuite = (open: OpenStorage): void => {
  describe('the audit trail', () => {
    const withEntries = async (...entries: ReadonlyArray<AuditEntry>) => {
      const { storage } = await open()
      await writeOrFail(storage, organisationA, async ({ audit }) => {
        for (const one of entries) await audit.add(one)
      })
      return storage
    }

    it('entries are found newest first, by user in any case, action and time', async () => {
      const all = [
        entry('3', { username: undefined, address: undefined, subject: undefined, subjectId: undefined }),
        entry('2', { action: 'log_in', detail: 'Firefox' }),
        entry('1', { at: morning, username: 'anna' }),
      ]
      const storage = await withEntries(...all)
      const find = (filter: object) =>
        storage.read(organisationA, async ({ audit }) =>
          (await audit.find({ limit: 9, ...filter })).map(({ id }) => id),
        )
      expect(await storage.read(organisationA, ({ audit }) => audit.find({ limit: 9 }))).toEqual(all)
      expect(await find({ limit: 2 })).toEqual(['3', '2'])
      expect(await find({ before: '2' })).toEqual(['1'])
      expect(await find({ username: 'ZOË' })).toEqual(['2'])
      expect(await find({ action: 'log_in' })).toEqual(['2'])
      expect(await find({ from: noon })).toEqual(['3', '2'])
      expect(await find({ until: noon })).toEqual(['1'])
      expect(await storage.read(organisationB, ({ audit }) => audit.find({ limit: 9 }))).toEqual([])
    })

    it('a count is added to the entry with its id, also by several writes at once', async () => {
      const { storage } = await open()
      const add = (count: number) =>
        writeOrFail(storage, organisationA, ({ audit }) => audit.addToCount(entry('1', { count })))
      await Promise.all([1, 2, 3, 4].map(add))
      const stored = await storage.read(organisationA, ({ audit }) => audit.find({ limit: 9 }))
      expect(stored).toEqual([entry('1', { count: 10 })])
    })

    it('old entries are deleted, and all but the newest of one action', async () => {
      const refused = ['4', '5', '6'].map((id) => entry(id, { action: 'log_in_refused' }))
      const storage = await withEntries(entry('1', { at: morning }), entry('2'), ...refused)
      const idsAfter = async (deletion: 'old' | 'refused') => {
        await writeOrFail(storage, organisationA, ({ audit }) =>
          deletion === 'old' ? audit.deleteBefore(noon) : audit.deleteAllButNewest('log_in_refused', 2),
        )
        return storage.read(organisationA, async ({ audit }) => (await audit.find({ limit: 9 })).map(({ id }) => id))
      }
      expect(await idsAfter('old')).toEqual(['6', '5', '4', '2'])
      expect(await idsAfter('refused')).toEqual(['6', '5', '2'])
      expect(await idsAfter('refused')).toEqual(['6', '5', '2'])
    })
  })
}
