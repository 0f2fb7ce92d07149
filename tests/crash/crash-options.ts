import { parseArgs } from 'node:util'
import { mutants } from './release/mutants'

const databases = ['sqlite', 'postgres'] as const

export type CrashOptions = {
  readonly rounds: number
  readonly seed: number
  readonly database: (typeof databases)[number]
  readonly mutant: string | undefined
  /** whether the disk forgets, after each kill, what was not synced */
  readonly isDiskForgetful: boolean
  /** whether one of two servers and one of two workers is killed, in place of a single server */
  readonly hasTwoServers: boolean
}

/** The command line options, or a message about what is wrong with them. */
export const parseCrashOptions = (args: ReadonlyArray<string>, randomSeed: number): CrashOptions | string => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '100' },
        seed: { type: 'string', default: String(randomSeed) },
        database: { type: 'string' },
        mutant: { type: 'string' },
        disk: { type: 'string', default: 'kept' },
        'two-servers': { type: 'boolean', default: false },
      },
    })
    const [rounds, seed] = [Number(values.rounds), Number(values.seed)]
    const hasTwoServers = values['two-servers']
    const databaseName = values.database ?? (hasTwoServers ? 'postgres' : 'sqlite')
    const database = databases.find((one) => one === databaseName)
    if (!Number.isInteger(rounds) || rounds < 1) return `--rounds takes a whole number from 1, not ${values.rounds}.`
    if (!Number.isInteger(seed)) return `--seed takes a whole number, not ${values.seed}.`
    if (database === undefined) return `--database takes ${databases.join(' or ')}, not ${values.database}.`
    if (hasTwoServers && database !== 'postgres') return 'Two servers share one database: --two-servers needs postgres.'
    if (values.mutant !== undefined && mutants[values.mutant] === undefined)
      return `No such mutant. There are: ${Object.keys(mutants).join('; ')}.`
    if (!['kept', 'forgetful'].includes(values.disk)) return `--disk takes kept or forgetful, not ${values.disk}.`
    const isDiskForgetful = values.disk === 'forgetful'
    if (hasTwoServers && isDiskForgetful)
      return 'The disk forgets when all programs are killed, not with --two-servers.'
    return { rounds, seed, database, mutant: values.mutant, isDiskForgetful, hasTwoServers }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
