import { migrateQueue } from '../../server/optimisation/queue/pg-boss-connection'
import { migrateStorage } from '../../server/storage'
import { startPostgres } from '../../tests/kit/postgres/server'

export type BenchPostgres = {
  /** what a server needs to use the database */
  readonly env: { readonly DATABASE_URL: string }
  readonly stop: () => Promise<void>
}

/** Starts an empty database with the product's tables, whose commits wait for the disk. */
export const startBenchPostgres = async (): Promise<BenchPostgres> => {
  const postgres = await startPostgres({ fsync: 'on' })
  const databaseUrl = postgres.address('postgres')
  await migrateStorage({ dataDir: '', databaseUrl })
  await migrateQueue(databaseUrl)
  return { env: { DATABASE_URL: databaseUrl }, stop: postgres.stop }
}
