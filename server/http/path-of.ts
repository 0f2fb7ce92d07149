/** The path alone: a query may hold an address or a name, which no log should keep. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''
