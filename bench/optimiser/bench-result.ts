import type { Entry } from './entries'

/** The result for one instance within one budget. */
export type Found = {
  readonly entry: Entry
  readonly seconds: number
  readonly cost: number
  readonly faults: ReadonlyArray<string>
  readonly routes: number
  /** steps a second */
  readonly rate: number
  /** megabytes */
  readonly memory: number
  /** the costs that the processes found which solved it at once */
  readonly alone: ReadonlyArray<number>
}

const gapOf = ({ entry, cost }: Pick<Found, 'entry' | 'cost'>): number => (100 * (cost - entry.best)) / entry.best

export const rowOf = (found: Found): ReadonlyArray<string> => {
  const { entry, seconds, cost, routes, rate, memory, faults } = found
  return [
    entry.name,
    entry.class,
    `${seconds} s`,
    String(cost),
    String(entry.best),
    faults.length > 0 ? 'wrong' : gapOf(found).toFixed(3),
    String(routes),
    rate.toFixed(0),
    `${memory.toFixed(0)} MB`,
  ]
}

/** The mean gaps, with a row for each class and a column for each budget. */
export const meansBy = (found: ReadonlyArray<Found>): ReadonlyArray<ReadonlyArray<string>> => {
  const classes = [...new Set(found.map(({ entry }) => entry.class))]
  const budgets = [...new Set(found.map(({ seconds }) => seconds))]
  return classes.map((name) => [
    name,
    ...budgets.map((budget) => {
      const gaps = found.filter(({ entry, seconds }) => entry.class === name && seconds === budget).map(gapOf)
      return meanOf(gaps).toFixed(3)
    }),
  ])
}

/** The mean gaps, with a row for each class and budget: of each process alone, and of the best of them. */
export const gainsBy = (found: ReadonlyArray<Found>): ReadonlyArray<ReadonlyArray<string>> => {
  const classes = [...new Set(found.map(({ entry }) => entry.class))]
  const budgets = [...new Set(found.map(({ seconds }) => seconds))]
  return classes.flatMap((name) =>
    budgets.map((budget) => {
      const some = found.filter(({ entry, seconds }) => entry.class === name && seconds === budget)
      const each = some.flatMap(({ entry, alone }) => alone.map((cost) => gapOf({ entry, cost })))
      return [name, `${budget} s`, meanOf(each).toFixed(3), meanOf(some.map(gapOf)).toFixed(3)]
    }),
  )
}

const meanOf = (figures: ReadonlyArray<number>): number =>
  figures.reduce((sum, figure) => sum + figure, 0) / figures.length
