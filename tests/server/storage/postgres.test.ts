import { onTestFinished } from 'vitest'
import { openPostgres } from '../../../server/storage/postgres/open-postgres'
import { storageContract } from '../../port-suites/storage'
import type { OpenStorage } from '../../port-suites/storage-test-kit'
import { testPostgres } from '../../kit/postgres'
import { storageForgets } from './deletes-old-records'
import { itNamesTheOrganisation } from './it-names-the-organisation'

const heard = new Set<string>()
const postgres = testPostgres()

const open: OpenStorage = async () => {
  const url = await postgres.aDatabase()
  const anew = async () => {
    const storage = await openPostgres(url, { hear: (sql) => heard.add(sql) })
    onTestFinished(() => storage.close())
    return storage
  }
  return { storage: await anew(), anew }
}

storageContract('PostgreSQL', open, { numRuns: 15 })
storageForgets(open)

itNamesTheOrganisation(heard)
