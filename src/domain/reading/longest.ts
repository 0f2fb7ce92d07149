/** The longest texts that are taken in, in characters. */
export const longest = { name: 200, zip: 16, notes: 2_000, other: 200 } as const
