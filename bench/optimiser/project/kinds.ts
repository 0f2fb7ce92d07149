import type { ProjectFeature } from './project-features'

/** A realistic project to be optimised. */
export type Kind = {
  readonly name: string
  readonly stops: number
  /** how many days, and how many drivers on each; 0 means the organisation's carriers, who are all alike */
  readonly days: number
  readonly drivers: number
  /** the price of a second late, where lateness is allowed */
  readonly lateness?: number
  readonly feature?: ProjectFeature
  /**
   * the least cost that this solver has found, in runs of up to a minute of
   * processor time; a lower cost is an improvement
   */
  readonly best: number
}

export const kinds: ReadonlyArray<Kind> = [
  { name: 'demo-92', stops: 92, days: 5, drivers: 12, best: 369680.4 },
  { name: 'week-200', stops: 200, days: 2, drivers: 12, best: 465946 },
  { name: 'short-200', stops: 200, days: 2, drivers: 5, best: 465622.9 },
  { name: 'alike-200', stops: 200, days: 2, drivers: 0, best: 498393 },
  { name: 'week-500', stops: 500, days: 2, drivers: 24, best: 995879.9 },
  { name: 'week-1000', stops: 1000, days: 2, drivers: 48, best: 1964610.3 },
  { name: 'late-92', stops: 92, days: 1, drivers: 6, lateness: 2, best: 217315.5 },
  { name: 'late-500', stops: 500, days: 2, drivers: 24, lateness: 10, best: 995879.9 },
  { name: 'breaks-200', stops: 200, days: 2, drivers: 8, feature: 'breaks', best: 507547.2 },
  { name: 'slots-200', stops: 200, days: 2, drivers: 8, feature: 'two slots', best: 523179.5 },
  { name: 'overfull-200', stops: 200, days: 2, drivers: 3, feature: 'priorities', best: 26855988 },
  { name: 'today-200', stops: 200, days: 2, drivers: 12, feature: 'a plan of today', best: 478360.5 },
]
