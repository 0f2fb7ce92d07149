/** How long a caller has to wait after repeated failures. */
export type Patience = {
  /** how many failures cause no wait */
  readonly free: number
  /** the longest wait in milliseconds; one failure is also forgiven after each such time */
  readonly longest: number
}

const FIRST_MS = 1_000

/** The first wait is a second; each further failure doubles it. */
export const waitAfter = (failures: number, { free, longest }: Patience): number =>
  failures < free ? 0 : Math.min(longest, FIRST_MS * 2 ** (failures - free))

/** Failures are forgiven one by one, so that in the long run only one guess is possible in each longest wait. */
export const failuresLeft = (failures: number, passed: number, { longest }: Patience): number =>
  Math.max(0, failures - Math.floor(passed / longest))
