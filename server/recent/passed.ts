/**
 * The milliseconds that have passed. When the clock was put back, it counts as for ever: what was kept is looked up
 * again, and nobody waits until the clock catches up.
 */
export const passed = (since: number, now: number): number => (now < since ? Infinity : now - since)
