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
    : E.left({ rule: 'time slot', by: arrival - latestServiceStart({ windows }) })
}

/**
 * The first moment after this arrival at which service can begin. The left is about the nearest time slot, where none
 * lies between the arrival and `latest`. For an arrival after `latest`, that limit is ignored.
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
      nearest = to < arrival ? { rule: 'time slot', by } : { rule: 'time slot', by, slot: 'opens too late' }
  }
  return nearest === undefined ? start : E.left(nearest)
}

export const latestServiceStart = ({ windows }: Pick<ProblemStop, 'windows'>): Seconds =>
  windows.length === 0 ? Infinity : windows.reduce((latest, { to }) => Math.max(latest, to), -Infinity)
