import type { Search } from '../search'
import { stopBag } from '../tours'

/** How many unplanned stops are tried again in one step. */
const MAX_RETRIED = 10

/** Moves some unplanned stops to the waiting ones, to be inserted. */
export const retryUnplanned = ({ tours: { unplanned }, waiting, random }: Search): void => {
  for (let count = 0; count < MAX_RETRIED && unplanned.count > 0; count += 1)
    stopBag.add(waiting, stopBag.removeAt(unplanned, random.integer(unplanned.count)))
}
