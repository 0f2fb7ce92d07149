/** The first second of the first version that there could be. */
const BEGINNING = Date.UTC(2026, 0, 1)

/**
 * After a restore numbers of versions would come anew that screens hold of what is gone, and a stale write would pass for a
 * fresh one. Counted on from the seconds that went by, none comes twice where nothing changes more than once a second.
 */
export const versionsAfter = (restoredAt: Date): ReadonlyArray<string> => {
  const seconds = Math.floor((restoredAt.getTime() - BEGINNING) / 1000)
  return ['projects', 'drivers'].map((table) => `update ${table} set version = ${seconds} where version < ${seconds}`)
}
