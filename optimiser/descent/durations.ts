import type { PenalisedRoutes } from './penalised-routes'

/** The cost of the waiting and of the length of a day; `work` are the seconds of driving and of visits. */
export const dayCostOf = ({ waitCost, squareCost, maxDuration }: PenalisedRoutes, wait: number, work: number): number =>
  waitCost * wait + squareCost * Math.min(work + wait, maxDuration) ** 2

/** Recomputes the waiting of all heads and tails of a route, each started as late as keeps its lateness the least. */
export const measureWaits = (penalisedRoutes: PenalisedRoutes, start: number, end: number): void => {
  measureHeadWaits(penalisedRoutes, start, end)
  measureTailWaits(penalisedRoutes, start, end)
}

const measureHeadWaits = (
  { nodeCount, seconds, next, open, close, service, headLatestDone, headWait, headWork }: PenalisedRoutes,
  start: number,
  end: number,
): void => {
  let [latestDone, wait, work] = [(close[start] ?? 0) + (service[start] ?? 0), 0, service[start] ?? 0]
  headLatestDone[start] = latestDone
  headWait[start] = 0
  headWork[start] = work
  for (let node = start; node !== end;) {
    const after = next[node] ?? 0
    const driveSeconds = seconds[node * nodeCount + after] ?? 0
    const serviceSeconds = service[after] ?? 0
    const latest = latestDone + driveSeconds
    const earliest = open[after] ?? 0
    if (latest < earliest) wait += earliest - latest
    latestDone = Math.max(earliest, Math.min(latest, close[after] ?? 0)) + serviceSeconds
    work += driveSeconds + serviceSeconds
    headLatestDone[after] = latestDone
    headWait[after] = wait
    headWork[after] = work
    node = after
  }
}

const measureTailWaits = (
  { nodeCount, seconds, prev, open, close, service, tailEarliest, tailWait, tailWork }: PenalisedRoutes,
  start: number,
  end: number,
): void => {
  let [earliest, wait, work] = [open[end] ?? 0, 0, service[end] ?? 0]
  tailEarliest[end] = earliest
  tailWait[end] = 0
  tailWork[end] = work
  for (let node = end; node !== start;) {
    const before = prev[node] ?? 0
    const elapsed = (service[before] ?? 0) + (seconds[before * nodeCount + node] ?? 0)
    const latest = close[before] ?? 0
    if (earliest - elapsed > latest) wait += earliest - elapsed - latest
    earliest = Math.max(open[before] ?? 0, Math.min(earliest - elapsed, latest))
    work += elapsed
    tailEarliest[before] = earliest
    tailWait[before] = wait
    tailWork[before] = work
    node = before
  }
}
