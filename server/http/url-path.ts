/** The path without the query, which may hold an address or a name that no log should keep. */
export const urlPathOf = (url: string): string => url.split('?', 1)[0] ?? ''
