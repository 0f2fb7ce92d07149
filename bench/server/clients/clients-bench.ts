import { randomSource } from '../../../server/demo/random-source'
import { PROJECTS_PATH, signIn, type ApiClient } from '../api-client'
import type { ComparisonRow } from '../comparison-row'
import { startBenchServer } from '../running-server'
import { CARRIERS, stopsOnRoutes, STOPS_PER_ROUTE } from '../saved-plan'
import type { ServerBench } from '../server-bench'
import { startBenchPostgres } from '../start-bench-postgres'
import { openConnection, type Connection } from './connection'
import { dispatch, type Sample } from './dispatcher'
import { measureMinutes } from './minutes'
import { addOrganisations } from './organisations'
import { rowsOf } from './rows'

/** 60 for the targets, 600 for the minutes beside one another. */
const SECONDS = Number(process.env['CLIENTS_SECONDS'] ?? 60)

const ORGANISATIONS = 10
const USERS = 20
const USERS_OF_PROJECT = 5
const CLIENT_COUNT = ORGANISATIONS * USERS
/** Until the engine has compiled what is used most. */
const WARM_UP_MS = 5_000
const LOG_INS_AT_ONCE = 4

type OpenClient = {
  readonly connection: Connection
  readonly project: string
  readonly ownStops: ReadonlyArray<string>
}

const clientsBench = (database: string, run: ServerBench['run']): ServerBench => ({
  name: `clients, ${database}`,
  run,
})

export const sqliteClientsBench = clientsBench('SQLite', ({ built }) => measureClients('SQLite', built.server, {}))

export const postgresClientsBench = clientsBench('PostgreSQL', async ({ built }) => {
  const postgres = await startBenchPostgres()
  const rows = await measureClients('PostgreSQL', built.server, postgres.env)
  await postgres.stop()
  return rows
})

const measureClients = async (
  database: string,
  program: string,
  env: Readonly<Record<string, string>>,
): Promise<ReadonlyArray<ComparisonRow>> => {
  const { client, pid, dataDir, stop } = await startBenchServer(program, {
    USER_REQUESTS_PER_SECOND: '',
    ...env,
  })
  const organisations = await addOrganisations({ dataDir, databaseUrl: env['DATABASE_URL'] }, ORGANISATIONS, USERS)
  const samples: Sample[] = []
  let endedStreams = 0
  const clients: OpenClient[] = []
  for (const users of organisations) {
    const signedIn = await signInAll(client.base, users)
    clients.push(...(await openClients(signedIn, () => (endedStreams += 1))))
  }
  const from = performance.now() + WARM_UP_MS
  const until = from + SECONDS * 1_000
  const minutes = measureMinutes({ base: client.base, pid, from, until })
  await Promise.all(
    clients.map((open, index) =>
      dispatch({
        ...open,
        random: randomSource(index + 1),
        until,
        onSample: (sample) => void (sample.at >= from && sample.at < until && samples.push(sample)),
      }),
    ),
  )
  const measuredMinutes = await minutes
  for (const { connection } of clients) connection.close()
  await stop()
  return rowsOf({
    database,
    clientCount: CLIENT_COUNT,
    seconds: SECONDS,
    samples,
    endedStreams,
    minutes: measuredMinutes,
    from,
  })
}

const signInAll = async (
  base: string,
  users: ReadonlyArray<{ readonly username: string; readonly password: string }>,
): Promise<ReadonlyArray<ApiClient>> => {
  const signedIn: ApiClient[] = []
  for (let index = 0; index < users.length; index += LOG_INS_AT_ONCE)
    signedIn.push(...(await Promise.all(users.slice(index, index + LOG_INS_AT_ONCE).map((user) => signIn(base, user)))))
  return signedIn
}

/** Every five colleagues share a project, whose events each of them follows. */
const openClients = async (
  colleagues: ReadonlyArray<ApiClient>,
  onStreamEnd: () => void,
): Promise<ReadonlyArray<OpenClient>> => {
  const opened: OpenClient[] = []
  let project = ''
  for (const [index, colleague] of colleagues.entries()) {
    const place = index % USERS_OF_PROJECT
    if (place === 0) project = await colleague.plannedProject(stopsOnRoutes(CARRIERS), { withTimes: true })
    const connection = openConnection(colleague.base, colleague.apiKeyHeader)
    await connection.follow(`${PROJECTS_PATH}/${project}/events`, onStreamEnd)
    opened.push({ connection, project, ownStops: ownStopsOf(place) })
  }
  return opened
}

const ownStopsOf = (place: number): ReadonlyArray<string> =>
  Array.from(
    { length: (CARRIERS * STOPS_PER_ROUTE) / USERS_OF_PROJECT },
    (_, index) => `stop-${index * USERS_OF_PROJECT + place}`,
  )
