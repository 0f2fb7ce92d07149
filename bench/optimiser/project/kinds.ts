import { weightings, type Weighting } from '../../../src/domain/problem'
import type { ProjectFeature } from './project-features'

/** A realistic project to be optimised. */
export type Kind = {
  readonly name: string
  readonly stops: number
  /** how many days, and how many drivers on each; 0 means the organisation's carriers, who are all alike */
  readonly days: number
  readonly drivers: number
  /** balanced where it is not given */
  readonly weights?: Weighting
  /** the price of a second late, where lateness is allowed */
  readonly lateness?: number
  readonly feature?: ProjectFeature
}

/** The same project with each weighting; the balanced one has no suffix. */
const withEachWeighting = (kind: Kind): ReadonlyArray<Kind> =>
  weightings.map((weights) => ({
    ...kind,
    weights,
    name: weights === 'balanced' ? kind.name : `${kind.name}-${weights}`,
  }))

export const kinds: ReadonlyArray<Kind> = [
  ...withEachWeighting({ name: 'day-50', stops: 50, days: 1, drivers: 6 }),
  { name: 'demo-92', stops: 92, days: 5, drivers: 12 },
  ...withEachWeighting({ name: 'week-200', stops: 200, days: 2, drivers: 12 }),
  { name: 'short-200', stops: 200, days: 2, drivers: 5 },
  { name: 'alike-200', stops: 200, days: 2, drivers: 0 },
  ...withEachWeighting({ name: 'week-500', stops: 500, days: 2, drivers: 24 }),
  ...withEachWeighting({ name: 'week-1000', stops: 1000, days: 2, drivers: 48 }),
  { name: 'no-slots-200', stops: 200, days: 2, drivers: 12, feature: 'no slots' },
  { name: 'no-slots-600', stops: 600, days: 2, drivers: 28, feature: 'no slots' },
  { name: 'no-slots-1000', stops: 1000, days: 2, drivers: 48, feature: 'no slots' },
  { name: 'late-92', stops: 92, days: 1, drivers: 6, lateness: 2 },
  { name: 'late-500', stops: 500, days: 2, drivers: 24, lateness: 10 },
  { name: 'breaks-200', stops: 200, days: 2, drivers: 8, feature: 'breaks' },
  { name: 'slots-200', stops: 200, days: 2, drivers: 8, feature: 'two slots' },
  { name: 'overfull-200', stops: 200, days: 2, drivers: 3, feature: 'priorities' },
  { name: 'today-200', stops: 200, days: 2, drivers: 12, feature: 'a plan of today' },
]
