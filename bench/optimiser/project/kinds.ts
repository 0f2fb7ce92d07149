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
  { name: 'demo-92', stops: 92, days: 5, drivers: 12, best: 4550707.6 },
  { name: 'week-200', stops: 200, days: 2, drivers: 12, best: 1008558.3 },
  { name: 'short-200', stops: 200, days: 2, drivers: 5, best: 1008735.4 },
  { name: 'alike-200', stops: 200, days: 2, drivers: 0, best: 1118874.2 },
  { name: 'week-500', stops: 500, days: 2, drivers: 24, best: 2481868.4 },
  { name: 'week-1000', stops: 1000, days: 2, drivers: 48, best: 4727374.7 },
  { name: 'late-92', stops: 92, days: 1, drivers: 6, lateness: 2, best: 520786.4 },
  { name: 'late-500', stops: 500, days: 2, drivers: 24, lateness: 10, best: 2481868.4 },
  { name: 'breaks-200', stops: 200, days: 2, drivers: 8, feature: 'breaks', best: 1116332.4 },
  { name: 'slots-200', stops: 200, days: 2, drivers: 8, feature: 'two slots', best: 1174565 },
  { name: 'overfull-200', stops: 200, days: 2, drivers: 3, feature: 'priorities', best: 25339285.2 },
  { name: 'today-200', stops: 200, days: 2, drivers: 12, feature: 'a plan of today', best: 1109042.1 },
]
