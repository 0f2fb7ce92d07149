import type { Reason } from '../../src/domain/parse'

/** The first of two parsers saw the value as it was sent, so its reason is more precise. */
export const firstReasonPerField = (reasons: ReadonlyArray<Reason>): ReadonlyArray<Reason> => {
  const seenFields = new Set<string>()
  return reasons
    .filter(({ field }) => !seenFields.has(field) && seenFields.add(field).has(field))
    .map(({ field, reason }) => ({ field, reason }))
}
