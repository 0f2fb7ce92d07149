/** An event of a stream; without an id of its own it has that of the event before. */
export type ServerEvent = { readonly id: string; readonly name: string; readonly data: string }

/** The line and the event of an event stream that are not complete yet. */
export type EventParserState = {
  readonly line: string
  /** whether the last character was a carriage return: a line feed after it ends the same line */
  readonly endsWithCarriageReturn: boolean
  readonly event: { readonly id: string; readonly name: string; readonly data: ReadonlyArray<string> }
}

export const initialParserState: EventParserState = {
  line: '',
  endsWithCarriageReturn: false,
  event: { id: '', name: '', data: [] },
}

type ParsedEvents = { readonly state: EventParserState; readonly events: ReadonlyArray<ServerEvent> }

/** Parses the next chunk of a text/event-stream, and returns the events that are complete. */
export const parseEvents = (previous: EventParserState, chunk: string): ParsedEvents => {
  if (chunk === '') return { state: previous, events: [] }
  const unread = previous.endsWithCarriageReturn && chunk.startsWith('\n') ? chunk.slice(1) : chunk
  const [firstLine = '', ...otherLines] = unread.split(/\r\n|\r|\n/)
  const lines = [previous.line + firstLine, ...otherLines]
  const line = lines.pop() ?? ''
  const events: ServerEvent[] = []
  let event = previous.event
  for (const textLine of lines) {
    if (textLine === '' && event.data.length > 0) events.push(serverEventOf(event))
    event = textLine === '' ? { ...initialParserState.event, id: event.id } : withField(event, textLine)
  }
  return { state: { line, endsWithCarriageReturn: unread.endsWith('\r'), event }, events }
}

const serverEventOf = ({ id, name, data }: EventParserState['event']): ServerEvent => ({
  id,
  name: name === '' ? 'message' : name,
  data: data.join('\n'),
})

/** A line that begins with a colon is a comment: its field has no name. */
const withField = (event: EventParserState['event'], line: string): EventParserState['event'] => {
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
