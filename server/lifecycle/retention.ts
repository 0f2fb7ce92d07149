/**
 * For how many days records are kept; those of the audit trail, as AUDIT_DAYS says. Removed drivers are kept for
 * RESTORABLE_HOURS of `contract/driver`, and sessions as `server/sign-in/session-limits` says.
 */

/** An Idempotency-Key gets the same answer for this long. */
export const ANSWER_RETENTION_DAYS = 1

/** Nobody accepts the result of an older job. */
export const JOB_RETENTION_DAYS = 30

/** Changes of a plan, by which it is undone: 13 months, so that a whole year can be reviewed. */
export const HISTORY_RETENTION_DAYS = 400

/** Refused log-ins in the audit trail of one organisation, so that whoever guesses for months does not fill the disk. */
export const MAX_REFUSED_LOG_INS = 100_000

/** How many corrections of addresses an organisation keeps; the oldest go first. */
export const MAX_CORRECTIONS = 100_000
