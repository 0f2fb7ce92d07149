const LENGTH = 6

/** What people call a thing by that has a long id: its first signs, in capitals. */
export const shortIdOf = (id: string): string => id.replaceAll('-', '').slice(0, LENGTH).toUpperCase()
