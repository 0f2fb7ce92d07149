import type { Instance } from '../instance'
import type { Tours } from '../tours'

/**
 * How many of the first stops of a route cannot move: nothing is inserted before the last stop with a fixed position.
 */
export const lastPinnedPosition = (
  { pinnedPosition, hasPinned }: Instance,
  { order, stride, length }: Tours,
  vehicle: number,
): number => {
  if (!hasPinned) return 0
  const first = vehicle * stride
  for (let position = length[vehicle] ?? 0; position > 0; position -= 1)
    if ((pinnedPosition[order[first + position] ?? 0] ?? 0) > 0) return position
  return 0
}
