import type { Reason } from '../../src/domain/parse'

/** Keeps the first reason for each field: of two readers, the first one saw the value as it was sent. */
export const firstOfEach = (reasons: ReadonlyArray<Reason>): ReadonlyArray<Reason> => {
  const told = new Set<string>()
  return reasons
    .filter(({ field }) => !told.has(field) && told.add(field).has(field))
    .map(({ field, reason }) => ({ field, reason }))
}
