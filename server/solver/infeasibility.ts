import type { Rule, BlockingSlot } from '../../src/domain/problem'
import type { StopId } from '../../src/domain/stop'

/** Why a stop does not fit into a tour, and by how much, where that can be measured. */
export type Infeasibility = {
  readonly rule: Rule
  readonly by: number | undefined
  readonly slot?: BlockingSlot
  /** the stop whose time slot is missed, where a whole timetable was tried */
  readonly missedStop?: StopId
  readonly message?: string
}

export const noRoad: Infeasibility = { rule: 'no road', by: undefined }

/** The smallest infeasibility of each kind, since it is the easiest to remove; the smallest of all comes first. */
export const smallestOfEachKind = (infeasibilities: ReadonlyArray<Infeasibility>): ReadonlyArray<Infeasibility> => {
  const smallest: Infeasibility[] = []
  for (const infeasibility of infeasibilities) {
    const index = smallest.findIndex(({ rule, slot }) => rule === infeasibility.rule && slot === infeasibility.slot)
    const existing = smallest[index]
    if (existing === undefined) smallest.push(infeasibility)
    else if (shortfallOf(infeasibility) < shortfallOf(existing)) smallest[index] = infeasibility
  }
  return smallest.length > 1 ? smallest.toSorted(compareShortfall) : smallest
}

/** Orders by size; infeasibilities that cannot be measured come last. */
export const compareShortfall = (first: Infeasibility, second: Infeasibility): number =>
  Number(shortfallOf(first) > shortfallOf(second)) - Number(shortfallOf(first) < shortfallOf(second))

const shortfallOf = ({ by = Infinity }: Infeasibility): number => by
