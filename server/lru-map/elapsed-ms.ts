/**
 * The milliseconds that have passed; infinitely many if the clock was put back: then what was kept is looked up again,
 * and nobody waits until the clock catches up.
 */
export const elapsedMs = (since: number, now: number): number => (now < since ? Infinity : now - since)
