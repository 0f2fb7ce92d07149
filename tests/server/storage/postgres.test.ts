import { onTestFinished } from 'vitest'
import { openPostgres } from '../../../server/storage/postgres/open-postgres'
import { storageSuite } from '../../port-suites/storage'
import type { OpenStorage } from '../../port-suites/storage-test-kit'
import { testPostgres } from '../../kit/postgres'
import { storageDeletesOldRecords } from './deletes-old-records'
import { itNamesTheOrganisation } from './it-names-the-organisation'

const statements = new Set<string>()
const postgres = testPostgres()

const open: OpenStorage = async () => {
  const url = await postgres.newDatabaseUrl()
  const reopen = async () => {
    const storage = await openPostgres(url, { onStatement: (sql) => statements.add(sql) })
    onTestFinished(() => storage.close())
    return storage
  }
  return { storage: await reopen(), reopen }
}

storageSuite('PostgreSQL', open, { numRuns: 15 })
storageDeletesOldRecords(open)

itNamesTheOrganisation(statements)
