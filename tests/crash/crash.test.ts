import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { randomSource } from '../../server/demo/random-source'
import { interruptBackups } from './interrupt-backups'
import { interruptMigrations } from './interrupt-migrations'
import { runCrashRounds } from './run-crash-rounds'
import { killAfterCommit } from './release/kill-after-commit'
import { killBeforeAnswers } from './kill-before-answers'
import { mutant } from './release/mutants'
import { nextRelease } from './release/next-release'
import type { Programs } from './release/programs'
import { MINUTES, programsOfTests } from './release/test-programs'
import type { CrashRun } from './run'
import { openSites } from './sites/open-sites'
import { emptyTally } from './tally'

const seed = 20_261_121

const buildForTests = programsOfTests()

let currentPrograms: Programs
let nextPrograms: Programs
let killablePrograms: Programs
beforeAll(async () => {
  currentPrograms = await buildForTests('test')
  nextPrograms = await buildForTests('test-next', nextRelease())
  killablePrograms = await buildForTests('test-killable', killAfterCommit())
}, MINUTES)

const newRun = async (
  database: 'sqlite' | 'postgres',
  programs = currentPrograms,
): Promise<CrashRun & { readonly file: string }> => {
  const sites = await openSites(database)
  onTestFinished(sites.remove, MINUTES)
  const site = await sites.site(programs)
  return { programs, site, random: randomSource(seed), tally: emptyTally(), file: sites.file() }
}

// `npm run crash -- --database postgres` also kills servers at any time, migrations and backups there.
describe.each([
  ['a folder', 'sqlite'],
  ['PostgreSQL', 'postgres'],
] as const)('a killed server with its data in %s (%s)', (_, database) => {
  it(
    'a server killed between a commit and its answer has done what it committed, and does it once',
    async () => {
      const run = await newRun(database, killablePrograms)
      await killBeforeAnswers(run, { seed, commitCounts: [45, 60] })
      expect(run.tally.unansweredDone).toBeGreaterThan(0)
    },
    3 * MINUTES,
  )
})

describe('a killed program with its data in a folder', () => {
  it(
    'a restarted server has everything it answered, no partial changes and no duplicates',
    async () => {
      const run = await newRun('sqlite')
      await runCrashRounds(run, { rounds: 1, seed })
      expect(run.tally.answered).toBeGreaterThan(1)
      expect(run.tally.repeated).toBeGreaterThan(1)
    },
    5 * MINUTES,
  )

  it(
    'a server killed during a migration restarts before or after that migration',
    async () => {
      const run = await newRun('sqlite')
      await interruptMigrations(run, { times: 1, seed, next: nextPrograms })
      expect(run.tally.migrationsBroken).toBe(1)
    },
    3 * MINUTES,
  )

  it(
    'a killed backup is complete or absent, and a complete one can be restored',
    async () => {
      const run = await newRun('sqlite')
      await interruptBackups(run, { times: 1, seed, file: run.file })
      expect(run.tally.backupsBroken).toBe(1)
    },
    3 * MINUTES,
  )
})

describe('crash rounds', () => {
  it(
    'crash rounds detect a server that loses answers',
    async () => {
      const run = await newRun('sqlite', await buildForTests('test-mutant', mutant('answers are not stored')))
      // The kill decides which is repeated first: an answered request, or one without an answer, which then runs twice,
      // and may no longer find what its first run has changed.
      await expect(runCrashRounds(run, { rounds: 5, seed, longJobs: 'without long jobs' })).rejects.toThrow(
        /asked again|was answered (201|404)/,
      )
    },
    2 * MINUTES,
  )
})
