import type { Tours } from '../tours'

/**
 * The first gap of a route in which a stop that is done at `finishTime` does not make a later node late, by binary
 * search.
 */
export const firstGap = ({ order, tailLast }: Tours, first: number, last: number, finishTime: number): number => {
  let [low, high] = [first, last]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tailLast[order[middle + 1] ?? 0] ?? 0) >= finishTime) high = middle
    else low = middle + 1
  }
  return low
}
