/** A string to be removed: so many stops, and so many kept in its middle. Changed in place, for speed. */
export type Cut = { length: number; kept: number }

export const noCut = (): Cut => ({ length: 0, kept: 0 })
