/**
 * A string to be removed: how many stops it removes, and how many it preserves in its middle. Changed in place, for
 * speed.
 */
export type RemovalString = { length: number; preserved: number }

export const emptyRemovalString = (): RemovalString => ({ length: 0, preserved: 0 })
