/** A port. It only goes forward; its zero means nothing. */
export type Clock = {
  /** milliseconds */
  readonly now: () => number
  /** Runs something once, later; answers how to call that off. */
  readonly schedule: (milliseconds: number, callback: () => void) => () => void
}
