import type { Reason } from '../../src/domain/reading'

/** Where two readings complain about one field, the one that comes first saw what was sent. */
export const firstOfEach = (reasons: ReadonlyArray<Reason>): ReadonlyArray<Reason> => {
  const told = new Set<string>()
  return reasons
    .filter(({ field }) => !told.has(field) && told.add(field).has(field))
    .map(({ field, reason }) => ({ field, reason }))
}
