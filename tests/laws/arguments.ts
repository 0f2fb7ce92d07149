import { parseArgs } from 'node:util'
import type { Runs } from '../kit/law'

export type LawOptions = { readonly name: string | undefined; readonly mutant: string | undefined; readonly runs: Runs }

/** The options of the command line, or the reason why they are invalid. */
export const parseLawOptions = (args: ReadonlyArray<string>, anySeed: number): LawOptions | string => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '1000' },
        seed: { type: 'string', default: String(anySeed) },
        path: { type: 'string' },
        mutant: { type: 'string' },
      },
    })
    const numRuns = Number(values.runs)
    const seed = Number(values.seed)
    if (!Number.isInteger(numRuns) || numRuns < 1) return `--runs takes a whole number from 1, not ${values.runs}.`
    if (!Number.isInteger(seed)) return `--seed takes a whole number, not ${values.seed}.`
    return {
      name: positionals.length === 0 ? undefined : positionals.join(' '),
      mutant: values.mutant,
      runs: { numRuns, seed, ...(values.path === undefined ? {} : { path: values.path }) },
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
