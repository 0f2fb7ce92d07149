/** An event as it was sent; `id` is that of the last event which had one. */
export type ServerEvent = { readonly id: string; readonly name: string; readonly data: string }

/** How far an event stream was read: the line and the event that are not complete yet. */
export type EventReading = {
  readonly line: string
  /** the last sign was a return: a line feed right after it ends the same line */
  readonly isReturned: boolean
  readonly event: { readonly id: string; readonly name: string; readonly data: ReadonlyArray<string> }
}

export const nothingRead: EventReading = { line: '', isReturned: false, event: { id: '', name: '', data: [] } }

type Read = { readonly reading: EventReading; readonly events: ReadonlyArray<ServerEvent> }

/** Reads on in a text/event-stream, wherever it was cut, and answers the events that are complete by then. */
export const readEvents = (before: EventReading, chunk: string): Read => {
  if (chunk === '') return { reading: before, events: [] }
  const rest = before.isReturned && chunk.startsWith('\n') ? chunk.slice(1) : chunk
  const [first = '', ...others] = rest.split(/\r\n|\r|\n/)
  const lines = [before.line + first, ...others]
  const line = lines.pop() ?? ''
  const events: ServerEvent[] = []
  let event = before.event
  for (const one of lines) {
    if (one === '' && event.data.length > 0) events.push(completed(event))
    event = one === '' ? { ...nothingRead.event, id: event.id } : withField(event, one)
  }
  return { reading: { line, isReturned: rest.endsWith('\r'), event }, events }
}

const completed = ({ id, name, data }: EventReading['event']): ServerEvent => ({
  id,
  name: name === '' ? 'message' : name,
  data: data.join('\n'),
})

/** A line that begins with a colon is a comment: its field has no name. */
const withField = (event: EventReading['event'], line: string): EventReading['event'] => {
  const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? []
  switch (field) {
    case 'id':
      return value.includes('\0') ? event : { ...event, id: value }
    case 'event':
      return { ...event, name: value }
    case 'data':
      return { ...event, data: [...event.data, value] }
    default:
      return event
  }
}
