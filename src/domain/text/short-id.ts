const SHORT_ID_LENGTH = 6

/** The first characters of a long id, in upper case. */
export const shortIdOf = (id: string): string => id.replaceAll('-', '').slice(0, SHORT_ID_LENGTH).toUpperCase()
