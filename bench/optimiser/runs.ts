import { builtProgram } from './built-program'
import type { Entry } from './entries'

/** What a process says that solved an instance and did nothing else. */
export type Ran = {
  readonly routes: ReadonlyArray<ReadonlyArray<number>>
  readonly iterations: number
  /** milliseconds of the processor */
  readonly cpu: number
  /** megabytes at most */
  readonly memory: number
}

/** As many at once as there are seeds. */
export type Run = (
  entry: Entry,
  seconds: number,
  isByCpu: boolean,
  seeds: ReadonlyArray<number>,
) => Promise<ReadonlyArray<Ran>>

export const builtRun = async (): Promise<{ readonly run: Run; readonly remove: () => Promise<void> }> => {
  const { said, remove } = await builtProgram('one-run')
  const run: Run = ({ text, convention }, seconds, isByCpu, seeds) =>
    Promise.all(
      seeds.map(async (seed) => {
        const args = [convention, String(seconds * 1000), isByCpu ? 'cpu' : 'wall', `${seed}`]
        return JSON.parse(await said(args, text)) as Ran
      }),
    )
  return { run, remove }
}
