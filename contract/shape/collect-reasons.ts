import type { Reason } from '../../src/domain/parse'

/** Nobody mends more faults than this at once, and a hostile request may hold millions: the search ends here. */
const MAX_REASONS = 1_000

/** The faults of all parts of a value, up to the limit. */
export const collectReasons = <A>(
  parts: Iterable<A>,
  reasonsOfPart: (part: A) => ReadonlyArray<Reason>,
): ReadonlyArray<Reason> => {
  const reasons: Reason[] = []
  for (const part of parts) {
    for (const reason of reasonsOfPart(part)) reasons.push(reason)
    if (reasons.length >= MAX_REASONS) return reasons.slice(0, MAX_REASONS)
  }
  return reasons
}
