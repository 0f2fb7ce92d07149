import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openSqlite } from '../../../server/storage/sqlite/open-sqlite'
import { storageContract } from '../../contracts/storage'
import type { OpenStorage } from '../../contracts/storage-kit'
import { storageForgets } from './forgets'
import { itNamesTheOrganisation } from './statements'

const heard = new Set<string>()

const open: OpenStorage = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-storage-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const anew = async () => {
    const storage = openSqlite(folder, { hear: (sql) => heard.add(sql) })
    onTestFinished(() => storage.close())
    return storage
  }
  return { storage: await anew(), anew }
}

storageContract('SQLite', open, { numRuns: 60 })
storageForgets(open)

itNamesTheOrganisation(heard)
