import { checkUsers } from './checks/check-users'
import { signInUsers } from './people/test-users'
import type { CrashRun } from './run'
import { runUntilKilled } from './run-until-killed'
import { startServer } from './start-server'

type KillOptions = {
  readonly seed: number
  /** after how many groups of writes each server is killed, at the next edit that one user has alone */
  readonly commitCounts: ReadonlyArray<number>
}

/**
 * Kills servers in the moment between a commit and its answer; what was committed is there, and is done only once. Each
 * server is checked when it starts, and killed later.
 */
export const killBeforeAnswers = async (run: CrashRun, { seed, commitCounts }: KillOptions): Promise<void> => {
  const [first = Infinity, ...others] = commitCounts
  const startUntil = (count: number) => {
    const env = { ...run.site.env, KILL_AFTER_COMMITS: String(count) }
    return startServer({ ...run, site: { ...run.site, env } })
  }
  let server = await startUntil(first)
  try {
    const testUsers = await signInUsers(server.base, seed, 'without long jobs')
    for (const next of [...others, Infinity]) {
      const killedAt = await runUntilKilled(run.random, testUsers, server, 'until it ends itself')
      server = await startUntil(next)
      await checkUsers(testUsers.connect(server.base), testUsers, run.tally, killedAt)
      run.tally.rounds += 1
      if (run.tally.unansweredDone > 0) break
    }
  } finally {
    await server.launched.kill()
  }
}
