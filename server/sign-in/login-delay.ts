/** How long a caller has to wait after repeated failures. */
export type LoginDelay = {
  /** how many failures cause no wait */
  readonly freeFailures: number
  /** the longest wait in milliseconds; one failure is also forgiven after each such time */
  readonly maxDelayMs: number
}

const FIRST_DELAY_MS = 1_000

/** The first wait is a second; each further failure doubles it. */
export const delayAfter = (failures: number, { freeFailures, maxDelayMs }: LoginDelay): number =>
  failures < freeFailures ? 0 : Math.min(maxDelayMs, FIRST_DELAY_MS * 2 ** (failures - freeFailures))

/** Failures are forgiven one by one, so that in the long run only one guess is possible in each longest wait. */
export const remainingFailures = (failures: number, elapsed: number, { maxDelayMs }: LoginDelay): number =>
  Math.max(0, failures - Math.floor(elapsed / maxDelayMs))
