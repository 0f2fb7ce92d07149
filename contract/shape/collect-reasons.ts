import type { Reason } from '../../src/domain/parse'

/** Nobody mends more faults than this at once, and a hostile request may hold millions: the search ends here. */
const ENOUGH = 1_000

/** The faults of all parts of a value, up to the limit. */
export const gathered = <A>(
  parts: Iterable<A>,
  faultsOf: (part: A) => ReadonlyArray<Reason>,
): ReadonlyArray<Reason> => {
  const reasons: Reason[] = []
  for (const part of parts) {
    for (const reason of faultsOf(part)) reasons.push(reason)
    if (reasons.length >= ENOUGH) return reasons.slice(0, ENOUGH)
  }
  return reasons
}
