import { buildProgram } from './build-program'
import type { Entry } from './entries'

/** The result of a process that solved one instance. */
export type RunResult = {
  readonly routes: ReadonlyArray<ReadonlyArray<number>>
  readonly iterations: number
  /** milliseconds of processor time */
  readonly cpu: number
  /** the maximum of megabytes */
  readonly memory: number
}

/** Runs one process for each seed, in parallel. */
export type Run = (
  entry: Entry & { readonly disguise?: string },
  seconds: number,
  isByCpu: boolean,
  seeds: ReadonlyArray<number>,
) => Promise<ReadonlyArray<RunResult>>

export const buildRun = async (): Promise<{ readonly run: Run; readonly remove: () => Promise<void> }> => {
  const { run: runProgram, remove } = await buildProgram('one-run')
  const run: Run = ({ text, convention, disguise = 'plain' }, seconds, isByCpu, seeds) =>
    Promise.all(
      seeds.map(async (seed) => {
        const args = [convention, String(seconds * 1000), isByCpu ? 'cpu' : 'wall', `${seed}`, disguise]
        return JSON.parse(await runProgram(args, text)) as RunResult
      }),
    )
  return { run, remove }
}
