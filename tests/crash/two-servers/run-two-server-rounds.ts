import assert from 'node:assert/strict'
import { checkFinalState } from '../checks/check-final-state'
import { checkUsers } from '../checks/check-users'
import { signInUsers } from '../people/test-users'
import type { CrashRun } from '../run'
import type { Environment, RunningProgram } from '../running-program'
import { limitOnThisMachine } from '../running-server'
import type { ServerConnection } from '../server-connection'
import { startServer } from '../start-server'
import { cancelJobs, JOBS_OF_WORKER, startLongJobs, waitForAttempts } from './long-jobs'
import { startWorker } from './running-worker'
import { workOnTwoServers } from './work-on-two-servers'

type TwoServerOptions = { readonly rounds: number; readonly seed: number; readonly report?: (text: string) => void }

const TAKEOVER_MS = 20_000

/**
 * Kills one of two servers and one of two workers at once while users work on both servers. The other server has
 * everything that was answered, and the other worker takes the jobs over, whether it has a free place or not.
 */
export const runTwoServerRounds = async (run: CrashRun, { rounds, seed, report }: TwoServerOptions): Promise<void> => {
  const env: Environment = { ...run.site.env, JOBS: 'apart' }
  const url = env['DATABASE_URL'] ?? ''
  const { random, tally, programs } = run
  const newServer = () => startServer({ ...run, site: { ...run.site, env } })
  const newJobs = (connection: ServerConnection, count: number) =>
    startLongJobs(connection, url, Array.from({ length: count }, random.id))
  const workers = new Set<RunningProgram>()
  const newWorker = async (): Promise<RunningProgram> => {
    const worker = await startWorker(programs.worker, env)
    workers.add(worker)
    return worker
  }
  let servers = [await newServer(), await newServer()] as const
  try {
    const testUsers = await signInUsers(servers[0].base, seed, 'with long jobs')
    while (tally.rounds < rounds) {
      const isOtherFull = tally.rounds % 2 === 0
      const [killed, other] = servers
      const connections = { killed: testUsers.connect(killed.base), other: testUsers.connect(other.base) }
      const killedWorker = await newWorker()
      const interrupted = await newJobs(connections.other, isOtherFull ? JOBS_OF_WORKER : 1)
      const otherWorker = await newWorker()
      const others = isOtherFull ? await newJobs(connections.other, JOBS_OF_WORKER) : []
      let takeover = Promise.resolve(0)
      const killedAt = await workOnTwoServers(random, testUsers, connections, async () => {
        workers.delete(killedWorker)
        const kills = [killed.launched.kill(), killedWorker.kill()]
        takeover = waitForAttempts(url, interrupted, 2, limitOnThisMachine(TAKEOVER_MS))
        await Promise.all(kills)
      })
      await checkUsers(connections.other, testUsers, tally, killedAt)
      tally.slowestTakeoverMs = Math.max(tally.slowestTakeoverMs, await takeover)
      await cancelJobs(connections.other, [...interrupted, ...others])
      tally.workersKilled += 1
      tally.rounds += 1
      assert.equal(await otherWorker.stop(), 0, 'the exit code of a worker that is stopped in good order')
      workers.delete(otherWorker)
      servers = [other, await newServer()]
      report?.(`${tally.rounds} of ${rounds} rounds`)
    }
    const last = await newWorker()
    await checkFinalState(testUsers.connect(servers[0].base), testUsers, run)
    for (const program of [last, ...servers.map(({ launched }) => launched)]) assert.equal(await program.stop(), 0)
    await run.site.inspect()
  } finally {
    for (const program of [...workers, ...servers.map(({ launched }) => launched)]) await program.kill()
  }
}
