import { randomSource } from '../../server/demo/random-source'
import { askedBy, type Asked } from './crash-options'
import { brokenBackups } from './interrupt-backups'
import { brokenMigrations } from './interrupt-migrations'
import { crashRounds } from './run-crash-rounds'
import { mutant } from './release/mutants'
import { nextRelease } from './release/next-release'
import { builtPrograms } from './release/programs'
import { openSites } from './sites/open-sites'
import { summary } from './summary'
import { emptyTally } from './tally'

/** For so many rounds there is one migration, and one backup. */
const RARE = 20

const crashAll = async ({ rounds, seed, database, mutant: slip }: Asked): Promise<void> => {
  const [since, tally, dice] = [performance.now(), emptyTally(), randomSource(seed)]
  const programs = await builtPrograms('now', ...(slip === undefined ? [] : [mutant(slip)]))
  const next = await builtPrograms('next', nextRelease())
  const sites = await openSites(database)
  const run = async () => ({ programs, site: await sites.site(programs), dice, tally })
  const times = Math.ceil(rounds / RARE)
  try {
    await crashRounds(await run(), { rounds, seed, tell: (words) => process.stderr.write(`\r${words} `) })
    process.stderr.write('\n')
    await brokenMigrations(await run(), { times, seed, next })
    await brokenBackups(await run(), { times, seed, file: sites.file() })
    console.log(summary(tally, (performance.now() - since) / 1000))
  } finally {
    for (const one of [programs, next, sites]) await one.remove()
  }
}

const asked = askedBy(process.argv.slice(2), Math.floor(Math.random() * 2 ** 31))
if (typeof asked === 'string') {
  console.error(asked)
  process.exitCode = 2
} else {
  console.log(`Crashes on ${asked.database}, seed ${asked.seed}`)
  try {
    await crashAll(asked)
  } catch (error) {
    console.error(`\nIt did not survive. Try it again with --seed ${asked.seed} --database ${asked.database}.`)
    console.error(error)
    process.exitCode = 1
  }
}
