import type { Entry } from './entries'

/** The result for one instance within one budget. */
export type BenchResult = {
  readonly entry: Entry
  readonly seconds: number
  readonly cost: number
  readonly faults: ReadonlyArray<string>
  readonly routes: number
  /** steps a second */
  readonly rate: number
  /** megabytes */
  readonly memory: number
  /** the cost found by each of the parallel processes */
  readonly singleCosts: ReadonlyArray<number>
}

const gapOf = ({ entry, cost }: Pick<BenchResult, 'entry' | 'cost'>): number => (100 * (cost - entry.best)) / entry.best

export const rowOf = (result: BenchResult): ReadonlyArray<string> => {
  const { entry, seconds, cost, routes, rate, memory, faults } = result
  return [
    entry.name,
    entry.class,
    `${seconds} s`,
    String(cost),
    String(entry.best),
    faults.length > 0 ? 'wrong' : gapOf(result).toFixed(3),
    String(routes),
    rate.toFixed(0),
    `${memory.toFixed(0)} MB`,
  ]
}

/** The mean gaps, with a row for each class and a column for each budget. */
export const meanGapRows = (results: ReadonlyArray<BenchResult>): ReadonlyArray<ReadonlyArray<string>> => {
  const classes = [...new Set(results.map(({ entry }) => entry.class))]
  const budgets = [...new Set(results.map(({ seconds }) => seconds))]
  return classes.map((name) => [
    name,
    ...budgets.map((budget) => {
      const gaps = results.filter(({ entry, seconds }) => entry.class === name && seconds === budget).map(gapOf)
      return meanOf(gaps).toFixed(3)
    }),
  ])
}

/** The mean gaps by class and budget: of each process alone, and of the best of the parallel processes. */
export const gainRows = (results: ReadonlyArray<BenchResult>): ReadonlyArray<ReadonlyArray<string>> => {
  const classes = [...new Set(results.map(({ entry }) => entry.class))]
  const budgets = [...new Set(results.map(({ seconds }) => seconds))]
  return classes.flatMap((name) =>
    budgets.map((budget) => {
      const matching = results.filter(({ entry, seconds }) => entry.class === name && seconds === budget)
      const singleGaps = matching.flatMap(({ entry, singleCosts }) => singleCosts.map((cost) => gapOf({ entry, cost })))
      return [name, `${budget} s`, meanOf(singleGaps).toFixed(3), meanOf(matching.map(gapOf)).toFixed(3)]
    }),
  )
}

const meanOf = (numbers: ReadonlyArray<number>): number =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length
