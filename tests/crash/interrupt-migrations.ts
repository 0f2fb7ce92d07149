import assert from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { migrations } from '../../server/storage/migrations'
import { eventually } from '../kit/eventually'
import { readAll } from './checks/read-all'
import { checkUsers } from './checks/check-users'
import { startServer } from './start-server'
import { runUntilKilled } from './run-until-killed'
import { signInUsers } from './people/test-users'
import type { Programs } from './release/programs'
import type { CrashRun } from './run'
import { launch } from './running-server'

type MigrationOptions = { readonly times: number; readonly seed: number; readonly next: Programs }

/**
 * Kills the next release in the middle of its migration. Until the migration is complete, this release works as before,
 * and after it from the backup that the upgrade made.
 */
export const interruptMigrations = async (run: CrashRun, { times, seed, next }: MigrationOptions): Promise<void> => {
  const { site, tally } = run
  const nextRun = { ...run, programs: next }
  let server = await startServer(run)
  try {
    const testUsers = await signInUsers(server.base, seed, 'without long jobs')
    const checkWith = async (release: CrashRun, killedAt: string): Promise<void> => {
      server = await startServer(release)
      await checkUsers(testUsers.connect(server.base), testUsers, tally, killedAt)
    }
    let killedAt = await runUntilKilled(run.random, testUsers, server)
    for (let time = 0; time < times; time += 1) {
      await server.launched.kill()
      await interruptMigration(nextRun)
      assert.deepEqual(await site.nextReleaseParts(), [], 'what is left of a migration that was broken')
      tally.migrationsBroken += 1
      await checkWith(run, killedAt)
      killedAt = ''
    }
    const before = await readAll(testUsers.connect(server.base))
    await server.launched.kill()
    await completeMigration(nextRun)
    server = await startServer(nextRun)
    await checkWith(nextRun, await runUntilKilled(run.random, testUsers, server))
    await server.launched.kill()
    await assert.rejects(launch(run.programs.server, site.env).ready, /made by a newer Rondrit/)
    server = await startServer({ ...run, site: await site.restoreCopy(upgradeBackupOf(site)) })
    assert.deepEqual(await readAll(testUsers.connect(server.base)), before)
  } finally {
    await server.launched.kill()
  }
}

/** The backup that the next release made before its migration. */
const upgradeBackupOf = ({ env }: CrashRun['site']): string =>
  join(env['DATA_DIR'] ?? '', 'backups', `before-upgrade-from-${migrations.at(-1)?.number}.backup`)

/** Less than the migration of the next release takes. */
const MIGRATION_MS = 250

const waitUntilBegun = (site: CrashRun['site']): Promise<void> =>
  eventually(async () => assert(await site.isMigrating(), 'the migration is never begun'), 2)

const interruptMigration = async ({ programs, site, random }: CrashRun): Promise<void> => {
  const program = site.migrate(programs)
  await waitUntilBegun(site)
  await setTimeout(random.integerBelow(MIGRATION_MS))
  await program.kill()
}

const completeMigration = async ({ programs, site }: CrashRun): Promise<void> => {
  const program = site.migrate(programs)
  await waitUntilBegun(site)
  await eventually(async () => assert(!(await site.isMigrating()), 'the migration is never made'))
  const parts = ['tomorrow', 'tomorrow_count', 'tomorrow_last', 'tomorrow_season']
  // They are seen once the migration is committed, a moment after its last statement.
  await eventually(async () => assert.deepEqual(await site.nextReleaseParts(), parts))
  await program.kill()
}
