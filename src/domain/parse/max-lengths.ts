/** Maximum lengths of accepted texts, in characters; a full name is two names and a space. */
export const maxLengths = { name: 200, fullName: 401, zip: 16, notes: 2_000, other: 200 } as const
