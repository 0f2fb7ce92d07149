/** How failures slow down whoever goes on failing. */
export type Patience = {
  /** failures that cost nothing */
  readonly free: number
  /** in milliseconds: no wait is longer, and after as much time one failure is forgiven */
  readonly longest: number
}

const FIRST_MS = 1_000

/** The first wait is a second; each further failure doubles it. */
export const waitAfter = (failures: number, { free, longest }: Patience): number =>
  failures < free ? 0 : Math.min(longest, FIRST_MS * 2 ** (failures - free))

/** One failure is forgiven at a time, so that in the long run nobody guesses more often than once in the longest wait. */
export const failuresLeft = (failures: number, passed: number, { longest }: Patience): number =>
  Math.max(0, failures - Math.floor(passed / longest))
