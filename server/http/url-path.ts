/** The path without the query, which may hold an address or a name that no log should keep. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''
