import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { randomSource } from '../../server/demo/random-source'
import { canForget, forgetfulDisk } from './disk/forgetful-disk'
import { CARELESS_COMMITS, mutant } from './release/mutants'
import type { Programs } from './release/programs'
import { MINUTES, programsOfTests } from './release/test-programs'
import { runCrashRounds } from './run-crash-rounds'
import { openSites } from './sites/open-sites'
import { emptyTally } from './tally'

const seed = 20_261_127

const buildForTests = programsOfTests()

let currentPrograms: Programs
beforeAll(async () => {
  currentPrograms = await buildForTests('power-loss')
}, MINUTES)

/** A round with the data in a folder on a disk that forgets, after the kill, what was not synced. */
const losePower = async (programs = currentPrograms) => {
  const disk = forgetfulDisk(512)
  if (disk === undefined) throw new Error('No file can be mounted any more.')
  onTestFinished(disk.remove)
  const sites = await openSites('sqlite', { disk })
  onTestFinished(sites.remove, MINUTES)
  const run = { programs, site: await sites.site(programs), random: randomSource(seed), tally: emptyTally() }
  await runCrashRounds(run, { rounds: 1, seed, longJobs: 'without long jobs' })
  return run.tally
}

// Mounting needs a machine that allows it; the rounds in crash.test.ts run everywhere. PostgreSQL syncs its own files;
// `npm run crash -- --disk forgetful --database postgres` cuts its power.
describe.runIf(canForget())('a power failure', () => {
  it(
    'everything that was answered is still there, with the data in a folder',
    async () => {
      expect((await losePower()).answered).toBeGreaterThan(1)
    },
    3 * MINUTES,
  )

  it(
    'commits that do not wait for the disk are lost, and the round notices',
    async () => {
      await expect(losePower(await buildForTests('careless', mutant(CARELESS_COMMITS)))).rejects.toThrow(/401/)
    },
    3 * MINUTES,
  )
})
