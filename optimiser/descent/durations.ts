import type { PenalisedRoutes } from './penalised-routes'

/** The cost of the waiting and of the length of a day; `busy` are the seconds of driving and of visits. */
export const dayCostOf = ({ waitCost, squareCost, maxDuration }: PenalisedRoutes, wait: number, busy: number): number =>
  waitCost * wait + squareCost * Math.min(busy + wait, maxDuration) ** 2

/** Recomputes the waiting of all heads and tails of a route, each started as late as keeps its lateness the least. */
export const measureWaits = (penalisedRoutes: PenalisedRoutes, start: number, end: number): void => {
  measureHeadWaits(penalisedRoutes, start, end)
  measureTailWaits(penalisedRoutes, start, end)
}

const measureHeadWaits = (
  { nodeCount, seconds, next, open, close, service, headLatestDone, headWait, headBusy }: PenalisedRoutes,
  start: number,
  end: number,
): void => {
  let [latestDone, wait, busy] = [(close[start] ?? 0) + (service[start] ?? 0), 0, service[start] ?? 0]
  headLatestDone[start] = latestDone
  headWait[start] = 0
  headBusy[start] = busy
  for (let node = start; node !== end;) {
    const after = next[node] ?? 0
    const driveSeconds = seconds[node * nodeCount + after] ?? 0
    const serviceSeconds = service[after] ?? 0
    const latest = latestDone + driveSeconds
    const earliest = open[after] ?? 0
    if (latest < earliest) wait += earliest - latest
    latestDone = Math.max(earliest, Math.min(latest, close[after] ?? 0)) + serviceSeconds
    busy += driveSeconds + serviceSeconds
    headLatestDone[after] = latestDone
    headWait[after] = wait
    headBusy[after] = busy
    node = after
  }
}

const measureTailWaits = (
  { nodeCount, seconds, prev, open, close, service, tailEarliest, tailWait, tailBusy }: PenalisedRoutes,
  start: number,
  end: number,
): void => {
  let [earliest, wait, busy] = [open[end] ?? 0, 0, service[end] ?? 0]
  tailEarliest[end] = earliest
  tailWait[end] = 0
  tailBusy[end] = busy
  for (let node = end; node !== start;) {
    const before = prev[node] ?? 0
    const elapsed = (service[before] ?? 0) + (seconds[before * nodeCount + node] ?? 0)
    const latest = close[before] ?? 0
    if (earliest - elapsed > latest) wait += earliest - elapsed - latest
    earliest = Math.max(open[before] ?? 0, Math.min(earliest - elapsed, latest))
    busy += elapsed
    tailEarliest[before] = earliest
    tailWait[before] = wait
    tailBusy[before] = busy
    node = before
  }
}

/** The cost of the times of a head of one route, followed by the stored segments and by a tail of a route. */
export const costThroughWithWaits = (
  penalisedRoutes: PenalisedRoutes,
  headNode: number,
  count: number,
  tailNode: number,
): number => {
  const { nodeCount, seconds, open, close, service, next, prev, segments } = penalisedRoutes
  let done = penalisedRoutes.headDoneAt[headNode] ?? 0
  let latestDone = penalisedRoutes.headLatestDone[headNode] ?? 0
  let late = penalisedRoutes.headLate[headNode] ?? 0
  let wait = penalisedRoutes.headWait[headNode] ?? 0
  let busy = penalisedRoutes.headBusy[headNode] ?? 0
  let node = headNode
  for (let segment = 0; segment < 3 * count; segment += 3) {
    const last = segments[segment + 1] ?? 0
    const links = segments[segment + 2] === 1 ? prev : next
    let nextNode = segments[segment] ?? 0
    for (;;) {
      const driveSeconds = seconds[node * nodeCount + nextNode] ?? 0
      const serviceSeconds = service[nextNode] ?? 0
      const earliest = open[nextNode] ?? 0
      const latest = close[nextNode] ?? 0
      done += driveSeconds
      if (done < earliest) done = earliest
      if (done > latest) {
        late += done - latest
        done = latest
      }
      latestDone += driveSeconds
      if (latestDone < earliest) wait += earliest - latestDone
      latestDone = Math.max(earliest, Math.min(latestDone, latest)) + serviceSeconds
      done += serviceSeconds
      busy += driveSeconds + serviceSeconds
      node = nextNode
      if (nextNode === last) break
      nextNode = links[nextNode] ?? 0
    }
  }
  const driveSeconds = seconds[node * nodeCount + tailNode] ?? 0
  late +=
    (penalisedRoutes.tailLate[tailNode] ?? 0) +
    Math.max(done + driveSeconds - (penalisedRoutes.tailLatest[tailNode] ?? 0), 0)
  wait +=
    (penalisedRoutes.tailWait[tailNode] ?? 0) +
    Math.max((penalisedRoutes.tailEarliest[tailNode] ?? 0) - latestDone - driveSeconds, 0)
  busy += driveSeconds + (penalisedRoutes.tailBusy[tailNode] ?? 0)
  return penalisedRoutes.latePenalty * late + dayCostOf(penalisedRoutes, wait, busy)
}
