import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSqlite } from '../../../server/storage/sqlite/open-sqlite'
import { storageSuite } from '../../port-suites/storage'
import type { OpenStorage } from '../../port-suites/storage-test-kit'
import { storageDeletesOldRecords } from './deletes-old-records'
import { itNamesTheOrganisation } from './it-names-the-organisation'

const statements = new Set<string>()

const open: OpenStorage = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-storage-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const reopen = async () => {
    const storage = openSqlite(folder, { onStatement: (sql) => statements.add(sql) })
    onTestFinished(() => storage.close())
    return storage
  }
  return { storage: await reopen(), reopen }
}

storageSuite('SQLite', open, { numRuns: 60 })
storageDeletesOldRecords(open)

itNamesTheOrganisation(statements)
