/** The path without the query, which may contain an address or a name that must not be logged. */
export const urlPathOf = (url: string): string => url.split('?', 1)[0] ?? ''
