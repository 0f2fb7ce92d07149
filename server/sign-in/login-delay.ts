/** Limits for the delay after repeated failures. */
export type LoginDelay = {
  /** number of failures without a delay */
  readonly freeFailures: number
  /** the longest delay; also the time after which one failure expires */
  readonly maxDelayMs: number
}

const FIRST_DELAY_MS = 1_000

/** The first delay is one second; each further failure doubles it. */
export const delayAfter = (failures: number, { freeFailures, maxDelayMs }: LoginDelay): number =>
  failures < freeFailures ? 0 : Math.min(maxDelayMs, FIRST_DELAY_MS * 2 ** (failures - freeFailures))

/** Failures expire one by one, so that in the long run only one guess per longest delay is possible. */
export const remainingFailures = (failures: number, elapsed: number, { maxDelayMs }: LoginDelay): number =>
  Math.max(0, failures - Math.floor(elapsed / maxDelayMs))
