import type { FieldReason } from '../../src/domain/parse'

/** Limits the work for a hostile request, which may hold millions of errors. */
const MAX_REASONS = 1_000

/** Collects the errors of all parts of a value, up to MAX_REASONS. */
export const collectReasons = <A>(
  parts: Iterable<A>,
  reasonsOfPart: (part: A) => ReadonlyArray<FieldReason>,
): ReadonlyArray<FieldReason> => {
  const reasons: FieldReason[] = []
  for (const part of parts) {
    for (const reason of reasonsOfPart(part)) reasons.push(reason)
    if (reasons.length >= MAX_REASONS) return reasons.slice(0, MAX_REASONS)
  }
  return reasons
}

/**
 * Keeps one reason for each field, where two parsers have checked a value. The first one saw the value as it was sent, so
 * its reason is more precise.
 */
export const firstReasonPerField = (reasons: ReadonlyArray<FieldReason>): ReadonlyArray<FieldReason> => {
  const seenFields = new Set<string>()
  return reasons
    .filter(({ field }) => !seenFields.has(field) && seenFields.add(field).has(field))
    .map(({ field, reason }) => ({ field, reason }))
}
