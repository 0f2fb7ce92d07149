import { onTestFinished } from 'vitest'
import { openPostgres } from '../../../server/storage/postgres/open-postgres'
import { storageContract } from '../../contracts/storage'
import { testPostgres } from '../../kit/postgres'
import { itNamesTheOrganisation } from './statements'

const heard = new Set<string>()
const postgres = testPostgres()

storageContract(
  'PostgreSQL',
  async () => {
    const url = await postgres.aDatabase()
    const anew = async () => {
      const storage = await openPostgres(url, { hear: (sql) => heard.add(sql) })
      onTestFinished(() => storage.close())
      return storage
    }
    return { storage: await anew(), anew }
  },
  { numRuns: 15 },
)

itNamesTheOrganisation(heard)
