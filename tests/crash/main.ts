import { randomSource } from '../../server/demo/random-source'
import { parseCrashOptions, type CrashOptions } from './crash-options'
import { interruptBackups } from './interrupt-backups'
import { interruptMigrations } from './interrupt-migrations'
import { runCrashRounds } from './run-crash-rounds'
import { forgetfulDisk } from './disk/forgetful-disk'
import { CARELESS_COMMITS, mutant } from './release/mutants'
import { nextRelease } from './release/next-release'
import { buildPrograms } from './release/programs'
import { runTwoServerRounds } from './two-servers/run-two-server-rounds'
import { openSites } from './sites/open-sites'
import { summary } from './summary'
import { emptyTally } from './tally'

/** There is one migration and one backup per this many rounds. */
const ROUNDS_PER_MIGRATION = 20

/** Enough for the data of all rounds; what is not used takes no space. */
const DISK_MB = 1_000

const openCrashSites = async ({ database, mutant: name, isDiskForgetful }: CrashOptions) => {
  if (!isDiskForgetful) return openSites(database)
  const disk = forgetfulDisk(DISK_MB)
  if (disk === undefined)
    throw new Error('A forgetful disk is a file that is mounted, which this user or machine may not do.')
  const sites = await openSites(database, { disk: { ...disk, isDatabaseCareless: name === CARELESS_COMMITS } })
  const remove = async (): Promise<void> => {
    await sites.remove()
    disk.remove()
  }
  return { ...sites, remove }
}

const crashAll = async (options: CrashOptions): Promise<void> => {
  const { rounds, seed, mutant: mutantName, hasTwoServers } = options
  const [since, tally, random] = [performance.now(), emptyTally(), randomSource(seed)]
  const programs = await buildPrograms('now', ...(mutantName === undefined ? [] : [mutant(mutantName)]))
  const next = await buildPrograms('next', nextRelease())
  const sites = await openCrashSites(options)
  const run = async () => ({ programs, site: await sites.site(programs), random, tally })
  const times = Math.ceil(rounds / ROUNDS_PER_MIGRATION)
  const report = (text: string): void => void process.stderr.write(`\r${text} `)
  try {
    if (hasTwoServers) await runTwoServerRounds(await run(), { rounds, seed, report })
    else {
      await runCrashRounds(await run(), { rounds, seed, report })
      await interruptMigrations(await run(), { times, seed, next })
      await interruptBackups(await run(), { times, seed, file: sites.file() })
    }
    process.stderr.write('\n')
    console.log(summary(tally, (performance.now() - since) / 1000))
  } finally {
    for (const resource of [programs, next, sites]) await resource.remove()
  }
}

const options = parseCrashOptions(process.argv.slice(2), Math.floor(Math.random() * 2 ** 31))
if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 2
} else {
  console.log(`Crashes on ${options.database}, seed ${options.seed}`)
  try {
    await crashAll(options)
  } catch (error) {
    console.error(
      `\nIt did not survive. Try it again with --seed ${options.seed} --database ${options.database}${options.isDiskForgetful ? ' --disk forgetful' : ''}${options.hasTwoServers ? ' --two-servers' : ''}.`,
    )
    console.error(error)
    process.exitCode = 1
  }
}
