import type { Rule, BlockingSlot } from '../../src/domain/problem'
import type { StopId } from '../../src/domain/stop'

/** Why a stop does not fit on a tour, and by how much, where that can be measured. */
export type Hindrance = {
  readonly rule: Rule
  readonly by: number | undefined
  readonly slot?: BlockingSlot
  /** the stop whose time slot is missed, where a whole timetable was tried */
  readonly whose?: StopId
  readonly words?: string
}

export const noRoad: Hindrance = { rule: 'no road', by: undefined }

/** The smallest hindrance of each kind, since it is the easiest to remove; the smallest of all comes first. */
export const leastOfEachKind = (hindrances: ReadonlyArray<Hindrance>): ReadonlyArray<Hindrance> => {
  const least: Hindrance[] = []
  for (const hindrance of hindrances) {
    const at = least.findIndex(({ rule, slot }) => rule === hindrance.rule && slot === hindrance.slot)
    const known = least[at]
    if (known === undefined) least.push(hindrance)
    else if (shortOf(hindrance) < shortOf(known)) least[at] = hindrance
  }
  return least.length > 1 ? least.toSorted(byShortage) : least
}

/** Orders by size; hindrances that cannot be measured come last. */
export const byShortage = (one: Hindrance, other: Hindrance): number =>
  Number(shortOf(one) > shortOf(other)) - Number(shortOf(one) < shortOf(other))

const shortOf = ({ by = Infinity }: Hindrance): number => by
