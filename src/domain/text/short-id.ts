const SHORT_ID_LENGTH = 6

/** A name that people can use for a thing with a long id: its first characters, in capitals. */
export const shortIdOf = (id: string): string => id.replaceAll('-', '').slice(0, SHORT_ID_LENGTH).toUpperCase()
