import { startBenchServer, type BenchServer } from './running-server'
import type { ServerBench } from './server-bench'
import { startBenchPostgres } from './start-bench-postgres'
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
    const postgres = await startBenchPostgres()
    const server = await startBenchServer(built.server, postgres.env)
    const baseline = await startBaseline(built.baseline, 'postgres', postgres.env)
    const rows = await compareCreates('PostgreSQL', server, baseline, {})
    await Promise.all([server.stop(), baseline.stop()])
    await postgres.stop()
    return rows
  },
}
