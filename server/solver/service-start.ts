import * as E from 'fp-ts/Either'
import type { ProblemStop, Seconds } from '../../src/domain/problem'
import type { Hindrance } from './infeasibility'

/** When service can begin for a vehicle that arrives at this moment. */
export const openingAfter = ({ windows }: ProblemStop, there: Seconds): E.Either<Hindrance, Seconds> => {
  if (windows.length === 0) return E.right(there)
  let begins = Infinity
  for (const { from, to } of windows) if (there <= to) begins = Math.min(begins, Math.max(from, there))
  return begins < Infinity ? E.right(begins) : E.left({ rule: 'window', by: there - lastOpening({ windows }) })
}

/**
 * The same, but service must not begin after `latest`. Where no time slot lies between arrival and `latest`, the left
 * names the nearest one.
 */
export const openingWithin = (stop: ProblemStop, there: Seconds, latest: Seconds): E.Either<Hindrance, Seconds> => {
  const start = openingAfter(stop, there)
  if (there > latest || (E.isRight(start) && start.right <= latest)) return start
  let nearest: Hindrance | undefined
  for (const { from, to } of stop.windows) {
    const by = to < there ? there - to : from - latest
    if (nearest?.by === undefined || by < nearest.by)
      nearest = to < there ? { rule: 'window', by } : { rule: 'window', by, slot: 'opens too late' }
  }
  return nearest === undefined ? start : E.left(nearest)
}

export const lastOpening = ({ windows }: Pick<ProblemStop, 'windows'>): Seconds =>
  windows.length === 0 ? Infinity : windows.reduce((last, { to }) => Math.max(last, to), -Infinity)
