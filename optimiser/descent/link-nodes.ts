import { measureRoute } from './measure-route'
import type { WorkingRoutes } from './working-routes'

export const link = ({ next, prev }: WorkingRoutes, node: number, after: number): void => {
  next[node] = after
  prev[after] = node
}

/** Reverses consecutive nodes; the caller sets the links at both ends. */
const reverseSegment = ({ next, prev }: WorkingRoutes, first: number, last: number): void => {
  let node = first
  for (;;) {
    const after = next[node] ?? 0
    next[node] = prev[node] ?? 0
    prev[node] = after
    if (node === last) return
    node = after
  }
}

/**
 * A segment is given by its ends, in the direction in which it will be driven. It is reversed where `first` comes
 * after `last` in the current route.
 */
export const isReversed = ({ position }: WorkingRoutes, first: number, last: number): boolean =>
  (position[first] ?? 0) > (position[last] ?? 0)

/** Puts a segment between two nodes. */
export const linkBetween = (
  workingRoutes: WorkingRoutes,
  first: number,
  last: number,
  node: number,
  after: number,
): void => {
  if (isReversed(workingRoutes, first, last)) reverseSegment(workingRoutes, last, first)
  link(workingRoutes, node, first)
  link(workingRoutes, last, after)
}

/** Measures the changed routes of one or two vehicles again, and adds what the change saved. */
export const recordChange = (workingRoutes: WorkingRoutes, from: number, to: number, saved: number): void => {
  workingRoutes.changeCount += 1
  workingRoutes.savedCost += saved
  workingRoutes.origin[from] = 0
  workingRoutes.origin[to] = 0
  measureRoute(workingRoutes, from)
  if (to !== from) measureRoute(workingRoutes, to)
}
