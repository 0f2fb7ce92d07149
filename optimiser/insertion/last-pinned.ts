import type { Facts } from '../instance'
import type { Tours } from '../tours'

/**
 * How many of the first stops of a route cannot move: nothing is inserted before the last stop with a fixed position.
 */
export const lastPinned = ({ pinned, hasPinned }: Facts, { order, stride, length }: Tours, vehicle: number): number => {
  if (!hasPinned) return 0
  const first = vehicle * stride
  for (let at = length[vehicle] ?? 0; at > 0; at -= 1) if ((pinned[order[first + at] ?? 0] ?? 0) > 0) return at
  return 0
}
