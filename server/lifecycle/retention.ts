/**
 * For how many days records are kept. Removed drivers are kept for RESTORABLE_HOURS of `contract/driver`, and sessions
 * as `server/sign-in/session-limits` says.
 */

/** An Idempotency-Key gets the same answer for this long. */
export const ANSWER_RETENTION_DAYS = 1

/** Nobody accepts the result of an older job. */
export const JOB_RETENTION_DAYS = 30

/** Changes of a plan, by which it is undone: 13 months, so that a whole year can be reviewed. */
export const HISTORY_RETENTION_DAYS = 400
