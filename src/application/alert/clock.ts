/** A port. Monotonic; callers must not rely on its zero. */
export type Clock = {
  /** milliseconds */
  readonly now: () => number
  /** Runs the callback once; returns a function that cancels it. */
  readonly startTimer: (milliseconds: number, callback: () => void) => () => void
}
