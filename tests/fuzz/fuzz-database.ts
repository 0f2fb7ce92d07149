import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateQueue } from '../../server/optimisation/queue/pg-boss-connection'
import { migrateStorage } from '../../server/storage'
import { startPostgres } from '../kit/postgres/server'
import type { DatabaseLocation } from './play/fuzz-server'

export const databases = ['sqlite', 'postgres'] as const
export type DatabaseName = (typeof databases)[number]

/** A database with empty tables. */
export type FuzzDatabase = { readonly location: DatabaseLocation; readonly close: () => Promise<void> }

const sqlite = async (): Promise<FuzzDatabase> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondrit-fuzz-'))
  return {
    location: { DATA_DIR: join(folder, 'data'), DATABASE_URL: undefined },
    close: () => rm(folder, { recursive: true }),
  }
}

const postgres = async (): Promise<FuzzDatabase> => {
  const server = await startPostgres()
  const databaseUrl = server.address('postgres')
  await migrateStorage({ dataDir: '', databaseUrl })
  await migrateQueue(databaseUrl)
  return { location: { DATA_DIR: undefined, DATABASE_URL: databaseUrl }, close: server.stop }
}

const openers: Readonly<Record<DatabaseName, () => Promise<FuzzDatabase>>> = { sqlite, postgres }

export const openFuzzDatabase = (name: DatabaseName): Promise<FuzzDatabase> => openers[name]()
