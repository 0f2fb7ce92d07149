import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateQueue } from '../../server/optimisation/queue'
import { migrateStorage } from '../../server/storage'
import { startPostgres } from '../kit/postgres/server'
import type { Place } from './play/fuzz-server'

export const databases = ['sqlite', 'postgres'] as const
export type DatabaseName = (typeof databases)[number]

/** A database with the tables in it, and nothing else. */
export type Database = { readonly place: Place; readonly close: () => Promise<void> }

const sqlite = async (): Promise<Database> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-fuzz-'))
  return {
    place: { DATA_DIR: join(folder, 'data'), DATABASE_URL: undefined },
    close: () => rm(folder, { recursive: true }),
  }
}

const postgres = async (): Promise<Database> => {
  const server = await startPostgres()
  const databaseUrl = server.address('postgres')
  await migrateStorage({ dataDir: '', databaseUrl })
  await migrateQueue(databaseUrl)
  return { place: { DATA_DIR: undefined, DATABASE_URL: databaseUrl }, close: server.stop }
}

const making: Readonly<Record<DatabaseName, () => Promise<Database>>> = { sqlite, postgres }

export const aDatabase = (name: DatabaseName): Promise<Database> => making[name]()
