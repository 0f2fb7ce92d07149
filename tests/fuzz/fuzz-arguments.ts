import { parseArgs } from 'node:util'
import { databases, type DatabaseName } from './fuzz-database'
import type { Fuzzing } from './run-fuzz'

export type Asked = { readonly fuzzing: Fuzzing; readonly on: ReadonlyArray<DatabaseName> }

/** The options of the command line, or a sentence that says what is wrong with them. */
export const askedBy = (args: ReadonlyArray<string>, anySeed: number): Asked | string => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        requests: { type: 'string', default: '10000' },
        seed: { type: 'string', default: String(anySeed) },
        path: { type: 'string' },
        database: { type: 'string', default: 'both' },
      },
    })
    const requests = Number(values.requests)
    const seed = Number(values.seed)
    const on = databases.filter((name) => values.database === name || values.database === 'both')
    if (!Number.isInteger(requests) || requests < 1)
      return `--requests takes a whole number from 1, not ${values.requests}.`
    if (!Number.isInteger(seed)) return `--seed takes a whole number, not ${values.seed}.`
    if (on.length === 0) return `--database takes sqlite, postgres or both, not ${values.database}.`
    return { fuzzing: { requests, seed, path: values.path }, on }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
