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
}

/** The command line options, or a message about what is wrong with them. */
export const parseCrashOptions = (args: ReadonlyArray<string>, randomSeed: number): CrashOptions | string => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        rounds: { type: 'string', default: '100' },
        seed: { type: 'string', default: String(randomSeed) },
        database: { type: 'string', default: 'sqlite' },
        mutant: { type: 'string' },
        disk: { type: 'string', default: 'kept' },
      },
    })
    const [rounds, seed] = [Number(values.rounds), Number(values.seed)]
    const database = databases.find((one) => one === values.database)
    if (!Number.isInteger(rounds) || rounds < 1) return `--rounds takes a whole number from 1, not ${values.rounds}.`
    if (!Number.isInteger(seed)) return `--seed takes a whole number, not ${values.seed}.`
    if (database === undefined) return `--database takes ${databases.join(' or ')}, not ${values.database}.`
    if (values.mutant !== undefined && mutants[values.mutant] === undefined)
      return `No such mutant. There are: ${Object.keys(mutants).join('; ')}.`
    if (!['kept', 'forgetful'].includes(values.disk)) return `--disk takes kept or forgetful, not ${values.disk}.`
    return { rounds, seed, database, mutant: values.mutant, isDiskForgetful: values.disk === 'forgetful' }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
