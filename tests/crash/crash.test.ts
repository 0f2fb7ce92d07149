import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { randomSource } from '../../server/demo/random-source'
import { interruptBackups } from './interrupt-backups'
import { interruptMigrations } from './interrupt-migrations'
import { runCrashRounds } from './run-crash-rounds'
import { mutant } from './release/mutants'
import { nextRelease } from './release/next-release'
import { buildPrograms, type Programs } from './release/programs'
import type { CrashRun } from './run'
import { openSites } from './sites/open-sites'
import { emptyTally } from './tally'

/** Generous, for a machine of two busy cores. */
const MINUTES = 60_000
const seed = 20_261_121

const releases: Programs[] = []
const release = async (...args: Parameters<typeof buildPrograms>): Promise<Programs> => {
  const programs = await buildPrograms(...args)
  releases.push(programs)
  return programs
}
afterAll(() => Promise.all(releases.map(({ remove }) => remove())))

let now: Programs
beforeAll(async () => {
  now = await release('test')
}, MINUTES)

const newRun = async (
  database: 'sqlite' | 'postgres',
  programs = now,
): Promise<CrashRun & { readonly file: string }> => {
  const sites = await openSites(database)
  onTestFinished(sites.remove, MINUTES)
  const site = await sites.site(programs)
  return { programs, site, dice: randomSource(seed), tally: emptyTally(), file: sites.file() }
}

describe.each([
  ['its folder', 'sqlite', 5],
  ['PostgreSQL', 'postgres', 2],
] as const)('a server that is killed, with all it knows in %s,', (_, database, rounds) => {
  it(
    'has kept all that it answered, nothing by halves, and does nothing twice',
    async () => {
      const run = await newRun(database)
      await runCrashRounds(run, { rounds, seed })
      expect(run.tally.answered).toBeGreaterThan(rounds)
      expect(run.tally.repeated).toBeGreaterThan(rounds)
    },
    5 * MINUTES,
  )

  it(
    'in the midst of a migration goes on as before it, or after it',
    async () => {
      const run = await newRun(database)
      await interruptMigrations(run, { times: 1, seed, next: await release(`test-${database}`, nextRelease()) })
      expect(run.tally.migrationsBroken).toBe(1)
    },
    3 * MINUTES,
  )

  it(
    'leaves a backup whole, or none, and is restored from one',
    async () => {
      const run = await newRun(database)
      await interruptBackups(run, { times: 1, seed, file: run.file })
      expect(run.tally.backupsBroken).toBe(1)
    },
    3 * MINUTES,
  )
})

describe('these rounds', () => {
  it(
    'find a server that keeps no answers',
    async () => {
      const run = await newRun('sqlite', await release('test-mutant', mutant('answers are not kept')))
      await expect(runCrashRounds(run, { rounds: 5, seed })).rejects.toThrow('asked again')
    },
    2 * MINUTES,
  )
})
