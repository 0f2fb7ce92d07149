import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { eventually } from '../kit/eventually'
import { checkDepot } from './checks/check-users'
import { comeUp } from './start-server'
import { crash } from './run-until-killed'
import { openDepot } from './people/test-users'
import type { Programs } from './release/programs'
import type { Run } from './run'
import { launch } from './running-server'

type Asked = { readonly times: number; readonly seed: number; readonly next: Programs }

/**
 * Kills the next release in the middle of its migration. Until the migration is complete, this
 * release goes on as if there had been none.
 */
export const brokenMigrations = async (run: Run, { times, seed, next }: Asked): Promise<void> => {
  const { site, tally } = run
  const tomorrow = { ...run, programs: next }
  let up = await comeUp(run)
  try {
    const depot = await openDepot(up.base, seed)
    const goOnWith = async (release: Run, wentAt: string): Promise<void> => {
      up = await comeUp(release)
      await checkDepot(depot.lineTo(up.base), depot, tally, wentAt)
    }
    await goOnWith(run, await crash(run.dice, depot, up))
    for (let time = 0; time < times; time += 1) {
      await up.launched.kill()
      await breakMigration(tomorrow)
      assert.deepEqual(await site.tomorrow(), [], 'what is left of a migration that was broken')
      tally.migrationsBroken += 1
      await goOnWith(run, '')
    }
    await up.launched.kill()
    await wholeMigration(tomorrow)
    await goOnWith(tomorrow, '')
    await goOnWith(tomorrow, await crash(run.dice, depot, up))
    await up.launched.kill()
    await assert.rejects(launch(run.programs.server, site.env).ready, /made by a newer Rondrit/)
  } finally {
    await up.launched.kill()
  }
}

/** Less than the migration of the next release takes. */
const MIGRATION_MS = 500

const begun = (site: Run['site']): Promise<void> =>
  eventually(async () => assert(await site.isMigrating(), 'the migration is never begun'), 2)

const breakMigration = async ({ programs, site, dice }: Run): Promise<void> => {
  const migrating = site.migrate(programs)
  await begun(site)
  await setTimeout(dice.integerBelow(MIGRATION_MS))
  await migrating.kill()
}

const wholeMigration = async ({ programs, site }: Run): Promise<void> => {
  const migrating = site.migrate(programs)
  await begun(site)
  await eventually(async () => assert(!(await site.isMigrating()), 'the migration is never made'))
  assert.deepEqual(await site.tomorrow(), ['tomorrow', 'tomorrow_count', 'tomorrow_last', 'tomorrow_season'])
  await migrating.kill()
}
