import { migrateQueue } from '../../server/optimisation/queue'
import { migrateStorage } from '../../server/storage'
import { startPostgres } from '../../tests/kit/postgres/server'
import { startWork, type AtWork } from './running-server'
import type { Cases } from './server-bench'
import { against, type Found } from './comparison-row'
import { creatingStops, keeping } from './loads'
import { startRival, type Rival } from './baseline-servers'
import { inTurns } from './measure-alternately'

const MANY = 20

/** Adding stops to a new project, compared with a plain insert of the same text. */
const compared = async (
  where: string,
  { desk }: AtWork,
  rival: Rival,
  promised: { readonly many?: number; readonly one?: number },
): Promise<ReadonlyArray<Found>> => {
  const compare = async (clients: number, least?: number): Promise<Found> =>
    against(
      `create a stop, ${where}; a bare insert`,
      clients,
      await inTurns(
        async () => creatingStops(desk, clients, await desk.uploaded(0)),
        () => keeping(rival.base, clients),
      ),
      least,
    )
  return [await compare(MANY, promised.many), await compare(1, promised.one)]
}

export const createCases: Cases = {
  name: 'create',
  run: async ({ built }) => {
    const work = await startWork(built.server)
    const rival = await startRival(built.rival, 'sqlite')
    const found = await compared('SQLite', work, rival, { many: 2, one: 0.6 })
    await Promise.all([work.stop(), rival.stop()])
    return found
  },
}

export const postgresCases: Cases = {
  name: 'postgres',
  run: async ({ built }) => {
    const postgres = await startPostgres('on')
    const databaseUrl = postgres.address('postgres')
    await migrateStorage({ dataDir: '', databaseUrl })
    await migrateQueue(databaseUrl)
    const env = { DATABASE_URL: databaseUrl }
    const work = await startWork(built.server, env)
    const rival = await startRival(built.rival, 'postgres', env)
    const found = await compared('PostgreSQL', work, rival, {})
    await Promise.all([work.stop(), rival.stop()])
    await postgres.stop()
    return found
  },
}
