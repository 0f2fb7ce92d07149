import assert from 'node:assert/strict'
import { checkUsers } from './checks/check-users'
import { checkFinalState } from './checks/check-final-state'
import { startServer } from './start-server'
import { runUntilKilled } from './run-until-killed'
import { signInUsers, type LongJobs } from './people/test-users'
import type { CrashRun } from './run'

type RoundOptions = {
  readonly rounds: number
  readonly seed: number
  readonly longJobs?: LongJobs
  readonly report?: (text: string) => void
}

/** Kills busy servers one after the other, and compares each new one with the answers given before. */
export const runCrashRounds = async (
  run: CrashRun,
  { rounds, seed, longJobs = 'with long jobs', report }: RoundOptions,
): Promise<void> => {
  let server = await startServer(run)
  try {
    const testUsers = await signInUsers(server.base, seed, longJobs)
    while (run.tally.rounds < rounds) {
      const killedAt = await runUntilKilled(run.random, testUsers, server)
      await run.site.losePower()
      server = await startServer(run)
      await checkUsers(testUsers.connect(server.base), testUsers, run.tally, killedAt)
      run.tally.rounds += 1
      report?.(`${run.tally.rounds} of ${rounds} rounds`)
    }
    await checkFinalState(testUsers.connect(server.base), testUsers, run)
    assert.equal(await server.launched.stop(), 0, 'the exit code of a server that is stopped in good order')
    await run.site.inspect()
  } finally {
    await server.launched.kill()
  }
}
