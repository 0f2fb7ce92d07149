export type BenchOptions = {
  readonly instances: string | undefined
  readonly budgets: ReadonlyArray<number>
  readonly only: ReadonlyArray<string>
  readonly solutions: string | undefined
  /** budgets count processor time instead of clock time */
  readonly isByCpu: boolean
  /** how many parallel processes solve the same instance, each with its own seed */
  readonly threads: number
  /** whether each instance is also solved in every disguise */
  readonly isDisguised: boolean
  /** whether problems of vehicles of several kinds and of stops that may be left out are solved instead, each with so many seeds */
  readonly isForFleets: boolean
  /** whether only projects as the product makes them are solved, each with so many seeds */
  readonly isForProjects: boolean
  readonly seeds: number
  /** a checkout of another release, whose solver runs beside this one on these problems */
  readonly before: string | undefined
}

const usageMessage =
  'bench -- optimiser [--instances DIR] [--budgets 5,20,60] [--only NAME,NAME] [--solutions DIR] [--cpu] [--threads 2] [--disguised] [--fleets] [--projects] [--seeds 2] [--before DIR]'

const switches = ['--cpu', '--disguised', '--fleets', '--projects']

const names = [...switches, '--instances', '--budgets', '--only', '--solutions', '--threads', '--seeds', '--before']

/** Returns a usage message where the options are invalid. */
export const parseOptions = (text: string): BenchOptions | string => {
  const tokens = text.split(/\s+/).filter(Boolean)
  const values = new Map<string, string>()
  while (tokens.length > 0) {
    const name = tokens.shift() ?? ''
    if (!names.includes(name)) return `${name}? ${usageMessage}`
    const value = switches.includes(name) ? 'yes' : tokens.shift()
    if (value === undefined) return `${name} what? ${usageMessage}`
    values.set(name, value)
  }
  const budgets = (values.get('--budgets') ?? '5').split(',').map(Number)
  if (!budgets.every((seconds) => seconds > 0 && seconds < 86_400)) return `--budgets are seconds. ${usageMessage}`
  const threads = Number(values.get('--threads') ?? '1')
  if (!Number.isInteger(threads) || threads < 1 || threads > 64) return `--threads is a number of them. ${usageMessage}`
  const seeds = Number(values.get('--seeds') ?? '1')
  if (!Number.isInteger(seeds) || seeds < 1) return `--seeds is a number of them. ${usageMessage}`
  return {
    threads,
    instances: values.get('--instances'),
    budgets,
    only: values.get('--only')?.split(',') ?? [],
    solutions: values.get('--solutions'),
    isByCpu: values.has('--cpu'),
    isDisguised: values.has('--disguised'),
    isForFleets: values.has('--fleets'),
    isForProjects: values.has('--projects'),
    seeds,
    before: values.get('--before'),
  }
}
