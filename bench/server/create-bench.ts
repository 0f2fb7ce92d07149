import { migrateQueue } from '../../server/optimisation/queue/pg-boss-connection'
import { migrateStorage } from '../../server/storage'
import { startPostgres } from '../../tests/kit/postgres/server'
import { startBenchServer, type BenchServer } from './running-server'
import type { ServerBench } from './server-bench'
import { comparisonRow, type ComparisonRow } from './comparison-row'
import { createStopLoad, baselineCreateLoad } from './loads'
import { startBaseline, type BaselineServer } from './baseline-servers'
import { measureAlternately } from './measure-alternately'

const CLIENT_COUNT = 20

/** Adding stops to a new project, compared with a plain insert of the same text. */
const compareCreates = async (
  database: string,
  { client }: BenchServer,
  baseline: BaselineServer,
  targets: { readonly manyClients?: number; readonly oneClient?: number },
): Promise<ReadonlyArray<ComparisonRow>> => {
  const compareFor = async (clients: number, minRatio?: number): Promise<ComparisonRow> =>
    comparisonRow(
      `create a stop, ${database}; a bare insert`,
      clients,
      await measureAlternately(
        async () => createStopLoad(client, clients, await client.uploadedProject(0)),
        () => baselineCreateLoad(baseline.base, clients),
      ),
      minRatio,
    )
  return [await compareFor(CLIENT_COUNT, targets.manyClients), await compareFor(1, targets.oneClient)]
}

export const createBench: ServerBench = {
  name: 'create',
  run: async ({ built }) => {
    const server = await startBenchServer(built.server)
    const baseline = await startBaseline(built.baseline, 'sqlite')
    const rows = await compareCreates('SQLite', server, baseline, { manyClients: 2, oneClient: 0.6 })
    await Promise.all([server.stop(), baseline.stop()])
    return rows
  },
}

export const postgresBench: ServerBench = {
  name: 'postgres',
  run: async ({ built }) => {
    const postgres = await startPostgres({ fsync: 'on' })
    const databaseUrl = postgres.address('postgres')
    await migrateStorage({ dataDir: '', databaseUrl })
    await migrateQueue(databaseUrl)
    const env = { DATABASE_URL: databaseUrl }
    const server = await startBenchServer(built.server, env)
    const baseline = await startBaseline(built.baseline, 'postgres', env)
    const rows = await compareCreates('PostgreSQL', server, baseline, {})
    await Promise.all([server.stop(), baseline.stop()])
    await postgres.stop()
    return rows
  },
}
