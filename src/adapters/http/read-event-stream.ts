import type { Clock } from '../../application/alert'
import type { Headers } from './request-headers'
import { initialParserState, parseEvents, type ServerEvent } from './parse-events'

/** Why a stream of events ended. */
export type StreamEnd = 'signed-out' | 'over' | 'lost'

export type EventStreamOptions = {
  readonly url: string
  readonly headers: Headers
  /** fires when nobody listens any more */
  readonly signal: AbortSignal
  readonly clock: Pick<Clock, 'schedule'>
  readonly onOpen: () => void
  /** answers whether that was the last */
  readonly onEvent: (event: ServerEvent) => boolean
}

/** The server says something every 15 s; one that is silent for so long is gone. */
const SILENCE_LIMIT_MS = 40_000

/** Listens to one stream of events, up to its end. */
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
  let cancelTimer = clock.schedule(SILENCE_LIMIT_MS, abortStream)
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
      cancelTimer = clock.schedule(SILENCE_LIMIT_MS, abortStream)
      const parsed = parseEvents(parserState, decoder.decode(chunk.value, { stream: true }))
      parserState = parsed.state
      if (parsed.events.some(onEvent)) return 'over'
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

/** What to read from, or why there is nothing: a refusal stays one, whatever else is wrong may pass. */
const readerOf = ({ status, ok, headers, body }: Response): ReadableStreamDefaultReader<Uint8Array> | StreamEnd => {
  if (status === 401) return 'signed-out'
  if (status === 204 || (status >= 400 && status < 500 && ![408, 425, 429].includes(status))) return 'over'
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true
  return ok && isStream && body !== null ? body.getReader() : 'lost'
}
