import type { Rule, SlotInTheWay } from '../../src/domain/problem'
import type { StopId } from '../../src/domain/stop'

/** What keeps a stop off a tour, and by how much, where it is a matter of degree. */
export type Hindrance = {
  readonly rule: Rule
  readonly by: number | undefined
  readonly slot?: SlotInTheWay
  /** whose time slot it is, where it is not known whom one asks for */
  readonly whose?: StopId
  readonly words?: string
}

export const noRoad: Hindrance = { rule: 'no road', by: undefined }

/** Of each kind the one that is missed by least, since that is the one to do something about; the least of all first. */
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

/** The least first; what is no matter of degree comes last. */
export const byShortage = (one: Hindrance, other: Hindrance): number =>
  Number(shortOf(one) > shortOf(other)) - Number(shortOf(one) < shortOf(other))

const shortOf = ({ by = Infinity }: Hindrance): number => by
