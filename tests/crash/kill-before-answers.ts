import { checkUsers } from './checks/check-users'
import { signInUsers } from './people/test-users'
import type { CrashRun } from './run'
import { runUntilKilled } from './run-until-killed'
import { startServer } from './start-server'

type KillOptions = {
  readonly seed: number
  /** how many writes each server commits, until one of them is an edit that was committed and not answered */
  readonly commitCounts: ReadonlyArray<number>
}

/** Kills servers in the moment between a commit and its answer; what was committed is there, and is done only once. */
export const killBeforeAnswers = async (run: CrashRun, { seed, commitCounts }: KillOptions): Promise<void> => {
  let server = await startServer(run)
  try {
    const testUsers = await signInUsers(server.base, seed)
    for (const count of commitCounts) {
      if (run.tally.unansweredDone > 0) break
      await server.launched.kill()
      const env = { ...run.site.env, KILL_AFTER_COMMITS: String(count) }
      server = await startServer({ ...run, site: { ...run.site, env } })
      const killedAt = await runUntilKilled(run.random, testUsers, server, 'until it ends itself')
      server = await startServer(run)
      await checkUsers(testUsers.connect(server.base), testUsers, run.tally, killedAt)
      run.tally.rounds += 1
    }
  } finally {
    await server.launched.kill()
  }
}
