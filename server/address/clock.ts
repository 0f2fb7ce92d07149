export type Clock = { readonly now: () => Date }

/**
 * Whether so much time has passed. When the clock was put back, it counts as passed: nobody waits until the clock
 * catches up.
 */
export const hasPassed = (ms: number, since: number, now: number): boolean => now - since >= ms || now < since
