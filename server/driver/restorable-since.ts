const RESTORABLE_HOURS = 24

/** A driver who was deleted after this time can be restored. */
export const restorableSince = (now: Date): string =>
  new Date(now.getTime() - RESTORABLE_HOURS * 3_600_000).toISOString()
