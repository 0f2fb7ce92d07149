/**
 * Infinite if the clock was put back: cached values are then looked up again, and nothing waits for the clock to catch
 * up.
 */
export const elapsedMs = (since: number, now: number): number => (now < since ? Infinity : now - since)
