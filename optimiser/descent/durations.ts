import type { PenalisedRoutes } from './penalised-routes'

/**
 * Where the duration has a cost, a segment has five times (Vidal and others 2013): how long it takes, of that the
 * waiting, its lateness, and the earliest and latest start that keep all three.
 */
export const TIMES_PER_NODE = 5

const [DURATION, WAIT, LATE, EARLIEST, LATEST] = [0, 1, 2, 3, 4] as const

/** The segment that is being built. Changed in place, for speed. */
export type SegmentTimes = { duration: number; wait: number; late: number; earliest: number; latest: number }

const segment: SegmentTimes = { duration: 0, wait: 0, late: 0, earliest: 0, latest: 0 }

/** Drives on from the segment that is built to another one, up to its start. */
const arrive = (driveSeconds: number, earliest: number, latest: number): void => {
  const elapsed = segment.duration - segment.late + driveSeconds
  const extraWait = Math.max(0, earliest - elapsed - segment.latest)
  const extraLate = Math.max(0, segment.earliest + elapsed - latest)
  segment.late += extraLate
  segment.earliest = Math.max(earliest - elapsed, segment.earliest) - extraWait
  segment.latest = Math.min(latest - elapsed, segment.latest) + extraLate
  segment.duration += driveSeconds + extraWait
  segment.wait += extraWait
}

const load = (times: Float64Array, node: number): void => {
  const first = node * TIMES_PER_NODE
  segment.duration = times[first + DURATION] ?? 0
  segment.wait = times[first + WAIT] ?? 0
  segment.late = times[first + LATE] ?? 0
  segment.earliest = times[first + EARLIEST] ?? 0
  segment.latest = times[first + LATEST] ?? 0
}

const store = (times: Float64Array, node: number): void => {
  const first = node * TIMES_PER_NODE
  times[first + DURATION] = segment.duration
  times[first + WAIT] = segment.wait
  times[first + LATE] = segment.late
  times[first + EARLIEST] = segment.earliest
  times[first + LATEST] = segment.latest
}

const begin = ({ service, open, close }: PenalisedRoutes, node: number): void => {
  segment.duration = service[node] ?? 0
  segment.wait = 0
  segment.late = 0
  segment.earliest = open[node] ?? 0
  segment.latest = close[node] ?? 0
}

/** The times of a head that ends at this node. */
export const beginWithHead = ({ headTimes }: PenalisedRoutes, node: number): void => load(headTimes, node)

/** Drives to a node and serves it. */
export const driveToNode = (
  { nodeCount, seconds, service, open, close }: PenalisedRoutes,
  node: number,
  next: number,
): void => {
  arrive(seconds[node * nodeCount + next] ?? 0, open[next] ?? 0, close[next] ?? 0)
  segment.duration += service[next] ?? 0
}

/** Drives to a node and on to the end of its route. */
export const driveToTail = (
  { nodeCount, seconds, tailTimes }: PenalisedRoutes,
  node: number,
  tailNode: number,
): void => {
  const first = tailNode * TIMES_PER_NODE
  arrive(seconds[node * nodeCount + tailNode] ?? 0, tailTimes[first + EARLIEST] ?? 0, tailTimes[first + LATEST] ?? 0)
  segment.duration += tailTimes[first + DURATION] ?? 0
  segment.wait += tailTimes[first + WAIT] ?? 0
  segment.late += tailTimes[first + LATE] ?? 0
}

/** What the waiting and the length of the day cost, for the route that was built. */
export const dayCostOf = (
  { waitCost, squareCost, maxDuration }: PenalisedRoutes,
  { wait, duration }: SegmentTimes,
): number => waitCost * wait + squareCost * Math.min(duration, maxDuration) ** 2

/** The cost of the times of the route that was built. */
export const builtTimeCost = (penalisedRoutes: PenalisedRoutes): number =>
  penalisedRoutes.latePenalty * segment.late + dayCostOf(penalisedRoutes, segment)

/** Recomputes the times of all heads and tails of a route, and returns those of the whole route. */
export const measureDurations = (penalisedRoutes: PenalisedRoutes, start: number, end: number): SegmentTimes => {
  const { next, prev, headTimes, tailTimes } = penalisedRoutes
  begin(penalisedRoutes, end)
  store(tailTimes, end)
  for (let node = prev[end] ?? 0; node !== start; node = prev[node] ?? 0) {
    begin(penalisedRoutes, node)
    driveToTail(penalisedRoutes, node, next[node] ?? 0)
    store(tailTimes, node)
  }
  begin(penalisedRoutes, start)
  store(headTimes, start)
  for (let node = start; node !== end;) {
    const after = next[node] ?? 0
    driveToNode(penalisedRoutes, node, after)
    store(headTimes, after)
    node = after
  }
  return segment
}
