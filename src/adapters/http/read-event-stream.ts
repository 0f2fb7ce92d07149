import type { Clock } from '../../application/alert'
import type { Headers } from './request-headers'
import { initialParserState, parseEvents, type ServerEvent } from './parse-events'

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
