import * as E from 'fp-ts/Either'
import type { ProblemStop, Seconds } from '../../src/domain/problem'
import type { Infeasibility } from './infeasibility'

/** The first moment at which service can begin after this arrival. */
export const serviceStartAfter = ({ windows }: ProblemStop, arrival: Seconds): E.Either<Infeasibility, Seconds> => {
  if (windows.length === 0) return E.right(arrival)
  let earliest = Infinity
  for (const { from, to } of windows) if (arrival <= to) earliest = Math.min(earliest, Math.max(from, arrival))
  return earliest < Infinity
    ? E.right(earliest)
    : E.left({ rule: 'window', by: arrival - latestServiceStart({ windows }) })
}

/**
 * The same, but service must not begin after `latest`. Where no time slot lies between arrival and `latest`, the left
 * names the nearest one.
 */
export const serviceStartWithin = (
  stop: ProblemStop,
  arrival: Seconds,
  latest: Seconds,
): E.Either<Infeasibility, Seconds> => {
  const start = serviceStartAfter(stop, arrival)
  if (arrival > latest || (E.isRight(start) && start.right <= latest)) return start
  let nearest: Infeasibility | undefined
  for (const { from, to } of stop.windows) {
    const by = to < arrival ? arrival - to : from - latest
    if (nearest?.by === undefined || by < nearest.by)
      nearest = to < arrival ? { rule: 'window', by } : { rule: 'window', by, slot: 'opens too late' }
  }
  return nearest === undefined ? start : E.left(nearest)
}

export const latestServiceStart = ({ windows }: Pick<ProblemStop, 'windows'>): Seconds =>
  windows.length === 0 ? Infinity : windows.reduce((latest, { to }) => Math.max(latest, to), -Infinity)
