import type { Clock } from '../../application/alert'
import type { Headers } from './request'

/** Why a stream of events ended. */
export type StreamEnd = 'signed-out' | 'ended' | 'lost'

export type EventStreamOptions = {
  readonly url: string
  readonly headers: Headers
  /** aborted when the subscription is ended */
  readonly signal: AbortSignal
  readonly clock: Pick<Clock, 'startTimer'>
  readonly onOpen: () => void
  /** returns whether it was the last event */
  readonly onEvent: (event: ServerEvent) => boolean
}

/** The server sends something every 15 s, so a longer silence means a lost connection. */
const SILENCE_LIMIT_MS = 40_000

/** Reads one stream of events until it ends. */
export const readEventStream = async ({
  url,
  headers,
  signal,
  clock,
  onOpen,
  onEvent,
}: EventStreamOptions): Promise<StreamEnd> => {
  const streamController = new AbortController()
  const abortStream = (): void => streamController.abort()
  let cancelTimer = clock.startTimer(SILENCE_LIMIT_MS, abortStream)
  signal.addEventListener('abort', abortStream)
  if (signal.aborted) abortStream()
  try {
    const response = await fetch(url, { headers, signal: streamController.signal, cache: 'no-store' })
    const stream = readerOf(response)
    if (typeof stream === 'string') return stream
    onOpen()
    let parserState = initialParserState
    const decoder = new TextDecoder()
    for (let chunk = await stream.read(); !chunk.done; chunk = await stream.read()) {
      cancelTimer()
      cancelTimer = clock.startTimer(SILENCE_LIMIT_MS, abortStream)
      const parsed = parseEvents(parserState, decoder.decode(chunk.value, { stream: true }))
      parserState = parsed.state
      if (parsed.events.some(onEvent)) return 'ended'
    }
    return 'lost'
  } catch {
    return 'lost'
  } finally {
    cancelTimer()
    signal.removeEventListener('abort', abortStream)
    abortStream()
  }
}

/** The reader of the body, or why there is none. A refusal ends the stream; after any other failure it is tried again. */
const readerOf = ({ status, ok, headers, body }: Response): ReadableStreamDefaultReader<Uint8Array> | StreamEnd => {
  if (status === 401) return 'signed-out'
  if (status === 204 || (status >= 400 && status < 500 && ![408, 425, 429].includes(status))) return 'ended'
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true
  return ok && isStream && body !== null ? body.getReader() : 'lost'
}

/** An event of a stream; without an id of its own it has that of the event before. */
export type ServerEvent = { readonly id: string; readonly name: string; readonly data: string }

/** The line and the event of an event stream that are not complete yet. */
type EventParserState = {
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
