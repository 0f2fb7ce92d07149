import type { Entry } from './entries'

/** What became of one instance within one budget. */
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
}

const gapOf = ({ entry, cost }: Found): number => (100 * (cost - entry.best)) / entry.best

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

/** A row for each class, a column for each budget. */
export const meansBy = (found: ReadonlyArray<Found>): ReadonlyArray<ReadonlyArray<string>> => {
  const classes = [...new Set(found.map(({ entry }) => entry.class))]
  const budgets = [...new Set(found.map(({ seconds }) => seconds))]
  return classes.map((name) => [
    name,
    ...budgets.map((budget) => {
      const gaps = found.filter(({ entry, seconds }) => entry.class === name && seconds === budget).map(gapOf)
      return (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toFixed(3)
    }),
  ])
}
