/** The options of the solver's benchmark. */
export type AskedFor = {
  readonly instances: string | undefined
  readonly budgets: ReadonlyArray<number>
  readonly only: ReadonlyArray<string>
  readonly solutions: string | undefined
  /** budgets count processor time instead of clock time */
  readonly isByCpu: boolean
  /** how many processes solve the same instance at once, each with its own seed */
  readonly threads: number
}

const usage =
  'bench -- optimiser [--instances DIR] [--budgets 5,20,60] [--only NAME,NAME] [--solutions DIR] [--cpu] [--threads 2]'

/** The options, or a message that says what is wrong with them. */
export const askedFor = (words: string): AskedFor | string => {
  const rest = words.split(/\s+/).filter(Boolean)
  const said = new Map<string, string>()
  while (rest.length > 0) {
    const name = rest.shift() ?? ''
    if (!['--instances', '--budgets', '--only', '--solutions', '--cpu', '--threads'].includes(name))
      return `${name}? ${usage}`
    const value = name === '--cpu' ? 'yes' : rest.shift()
    if (value === undefined) return `${name} what? ${usage}`
    said.set(name, value)
  }
  const budgets = (said.get('--budgets') ?? '5').split(',').map(Number)
  if (!budgets.every((seconds) => seconds > 0 && seconds < 86_400)) return `--budgets are seconds. ${usage}`
  const threads = Number(said.get('--threads') ?? '1')
  if (!Number.isInteger(threads) || threads < 1 || threads > 64) return `--threads is a number of them. ${usage}`
  return {
    threads,
    instances: said.get('--instances'),
    budgets,
    only: said.get('--only')?.split(',') ?? [],
    solutions: said.get('--solutions'),
    isByCpu: said.has('--cpu'),
  }
}
