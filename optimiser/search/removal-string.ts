/** A string to be removed: so many stops, and so many kept in its middle. Changed in place, for speed. */
export type RemovalString = { length: number; preserved: number }

export const emptyRemovalString = (): RemovalString => ({ length: 0, preserved: 0 })
