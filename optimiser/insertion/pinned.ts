import type { Facts } from '../facts'
import type { Tours } from '../tours'

/** How far a route is held in place: nothing goes before the last stop that has a place of its own. */
export const lastPinned = ({ pinned, hasPinned }: Facts, { order, stride, length }: Tours, vehicle: number): number => {
  if (!hasPinned) return 0
  const first = vehicle * stride
  for (let at = length[vehicle] ?? 0; at > 0; at -= 1) if ((pinned[order[first + at] ?? 0] ?? 0) > 0) return at
  return 0
}
