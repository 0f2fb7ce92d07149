import type { Search } from '../search'
import { some } from '../tours'

/** How many of the stops left out are tried again in one step. */
const SECOND_CHANCES = 10

/** Lets some of the stops that are left out wait to be inserted. */
export const giveChances = ({ tours: { left }, waiting, chance }: Search): void => {
  for (let given = 0; given < SECOND_CHANCES && left.count > 0; given += 1)
    some.add(waiting, some.takeAt(left, chance.below(left.count)))
}
