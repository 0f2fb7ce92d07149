import assert from 'node:assert/strict'
import { checkDepot } from './checks/check-users'
import { checkEnd } from './checks/check-final-state'
import { comeUp } from './start-server'
import { crash } from './run-until-killed'
import { openDepot } from './people/test-users'
import type { Run } from './run'

type Asked = { readonly rounds: number; readonly seed: number; readonly tell?: (words: string) => void }

/** Kills working servers one after the other, and compares each new one with the answers given before. */
export const crashRounds = async (run: Run, { rounds, seed, tell }: Asked): Promise<void> => {
  let up = await comeUp(run)
  try {
    const depot = await openDepot(up.base, seed)
    while (run.tally.rounds < rounds) {
      const wentAt = await crash(run.dice, depot, up)
      up = await comeUp(run)
      await checkDepot(depot.lineTo(up.base), depot, run.tally, wentAt)
      run.tally.rounds += 1
      tell?.(`${run.tally.rounds} of ${rounds} rounds`)
    }
    await checkEnd(depot.lineTo(up.base), depot, run)
    assert.equal(await up.launched.stop(), 0, 'the exit code of a server that is stopped in good order')
    await run.site.inspect()
  } finally {
    await up.launched.kill()
  }
}
