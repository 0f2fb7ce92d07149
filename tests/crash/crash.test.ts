import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { randomSource } from '../../server/demo/random-source'
import { runCrashRounds } from './run-crash-rounds'
import { killAfterCommit } from './release/kill-after-commit'
import { killBeforeAnswers } from './kill-before-answers'
import { mutant } from './release/mutants'
import type { Programs } from './release/programs'
import { MINUTES, programsOfTests } from './release/test-programs'
import type { CrashRun } from './run'
import { openSites } from './sites/open-sites'
import { emptyTally } from './tally'

const seed = 20_261_121

const buildForTests = programsOfTests()

let currentPrograms: Programs
let killablePrograms: Programs
beforeAll(async () => {
  currentPrograms = await buildForTests('test')
  killablePrograms = await buildForTests('test-killable', killAfterCommit())
}, MINUTES)

const newRun = async (database: 'sqlite' | 'postgres', programs = currentPrograms): Promise<CrashRun> => {
  const sites = await openSites(database)
  onTestFinished(sites.remove, MINUTES)
  const site = await sites.site(programs)
  return { programs, site, random: randomSource(seed), tally: emptyTally() }
}

// `npm run crash` also kills migrations and backups, and with `--database postgres` servers at any time.
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

describe('a server that is killed at any time', () => {
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
