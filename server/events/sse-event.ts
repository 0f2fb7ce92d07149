/** An event for a follower; later events of the same thing have higher ids. Its data is JSON. */
export type SseEvent = { readonly id: number; readonly name: string; readonly data: string }

/** The text of a server-sent event. JSON holds no line breaks, so the data is one line. */
export const formatSseEvent = ({ id, name, data }: SseEvent): string => `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`

/** Without an id, the browser asks after a reconnect for the events after the last one that has one. */
export const formatStatus = ({ name, data }: Omit<SseEvent, 'id'>): string => `event: ${name}\ndata: ${data}\n\n`

/** Comments of the event stream, which browsers ignore: they only keep the connection alive. */
export const openingComment = ': listening\n\n'
export const heartbeatComment = ': still listening\n\n'
