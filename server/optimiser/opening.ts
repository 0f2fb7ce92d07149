import * as E from 'fp-ts/Either'
import type { ProblemStop, Seconds } from '../../src/domain/problem'
import type { Hindrance } from './hindrance'

/** When service can begin, for who is there at that moment. */
export const openingAfter = ({ windows }: ProblemStop, there: Seconds): E.Either<Hindrance, Seconds> => {
  if (windows.length === 0) return E.right(there)
  const begins = windows.flatMap(({ from, to }) => (Math.max(from, there) <= to ? [Math.max(from, there)] : []))
  return begins.length > 0
    ? E.right(Math.min(...begins))
    : E.left({ rule: 'window', by: there - lastOpening({ windows }) })
}

export const lastOpening = ({ windows }: Pick<ProblemStop, 'windows'>): Seconds =>
  windows.length === 0 ? Infinity : Math.max(...windows.map(({ to }) => to))
