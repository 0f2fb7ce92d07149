import { parseArgs } from 'node:util'
import { databases, type DatabaseName } from './fuzz-database'
import type { FuzzOptions } from './run-fuzz'

export type FuzzArguments = { readonly options: FuzzOptions; readonly databaseNames: ReadonlyArray<DatabaseName> }

/** The command line options, or a message about what is wrong with them. */
export const parseFuzzArguments = (args: ReadonlyArray<string>, randomSeed: number): FuzzArguments | string => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        requests: { type: 'string', default: '10000' },
        seed: { type: 'string', default: String(randomSeed) },
        path: { type: 'string' },
        database: { type: 'string', default: 'both' },
      },
    })
    const requests = Number(values.requests)
    const seed = Number(values.seed)
    const databaseNames = databases.filter((name) => values.database === name || values.database === 'both')
    if (!Number.isInteger(requests) || requests < 1)
      return `--requests takes a whole number from 1, not ${values.requests}.`
    if (!Number.isInteger(seed)) return `--seed takes a whole number, not ${values.seed}.`
    if (databaseNames.length === 0) return `--database takes sqlite, postgres or both, not ${values.database}.`
    return { options: { requests, seed, path: values.path }, databaseNames }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
