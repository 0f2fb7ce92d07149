import type { Reason } from '../../src/domain/parse'

/** Keeps the first reason for each field: of two readers, the first one saw the value as it was sent. */
export const firstReasonPerField = (reasons: ReadonlyArray<Reason>): ReadonlyArray<Reason> => {
  const seenFields = new Set<string>()
  return reasons
    .filter(({ field }) => !seenFields.has(field) && seenFields.add(field).has(field))
    .map(({ field, reason }) => ({ field, reason }))
}
