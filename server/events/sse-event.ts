/** An event for a follower; later events of the same thing have higher ids. Its data is JSON. */
export type ToldEvent = { readonly id: number; readonly name: string; readonly data: string }

/** The text of a server-sent event. JSON holds no line breaks, so the data is one line. */
export const written = ({ id, name, data }: ToldEvent): string => `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`

/** Comments of the event stream, which browsers ignore: they only keep the connection alive. */
export const opening = ': listening\n\n'
export const heartbeat = ': still listening\n\n'
