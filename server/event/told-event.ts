/** An event for one who follows something; the ids of what one follows rise. */
export type ToldEvent = { readonly id: number; readonly name: string; readonly data: unknown }

/** As server-sent events are written. JSON has no line breaks of its own. */
export const written = ({ id, name, data }: ToldEvent): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Comments, which say nothing: that one listens, and that one still does. */
export const opening = ': listening\n\n'
export const heartbeat = ': still listening\n\n'
