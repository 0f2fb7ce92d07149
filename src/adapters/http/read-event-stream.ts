import type { Clock } from '../../application/alert'
import type { Headers } from './request-headers'
import { nothingRead, readEvents, type ServerEvent } from './parse-events'

/** Why a stream of events ended. */
export type StreamEnd = 'signed-out' | 'over' | 'lost'

export type Listening = {
  readonly url: string
  readonly headers: Headers
  /** fires when nobody listens any more */
  readonly signal: AbortSignal
  readonly clock: Pick<Clock, 'after'>
  readonly onOpen: () => void
  /** answers whether that was the last */
  readonly onEvent: (event: ServerEvent) => boolean
}

/** The server says something every 15 s; one that is silent for so long is gone. */
const SILENCE_MS = 40_000

/** Listens to one stream of events, up to its end. */
export const listenOnce = async ({ url, headers, signal, clock, onOpen, onEvent }: Listening): Promise<StreamEnd> => {
  const over = new AbortController()
  const end = (): void => over.abort()
  let callOff = clock.after(SILENCE_MS, end)
  signal.addEventListener('abort', end)
  if (signal.aborted) end()
  try {
    const response = await fetch(url, { headers, signal: over.signal, cache: 'no-store' })
    const stream = streamIn(response)
    if (typeof stream === 'string') return stream
    onOpen()
    let reading = nothingRead
    const decoder = new TextDecoder()
    for (let part = await stream.read(); !part.done; part = await stream.read()) {
      callOff()
      callOff = clock.after(SILENCE_MS, end)
      const read = readEvents(reading, decoder.decode(part.value, { stream: true }))
      reading = read.reading
      if (read.events.some(onEvent)) return 'over'
    }
    return 'lost'
  } catch {
    return 'lost'
  } finally {
    callOff()
    signal.removeEventListener('abort', end)
    end()
  }
}

/** What to read from, or why there is nothing: a refusal stays one, whatever else is wrong may pass. */
const streamIn = ({ status, ok, headers, body }: Response): ReadableStreamDefaultReader<Uint8Array> | StreamEnd => {
  if (status === 401) return 'signed-out'
  if (status === 204 || (status >= 400 && status < 500 && ![408, 425, 429].includes(status))) return 'over'
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true
  return ok && isStream && body !== null ? body.getReader() : 'lost'
}
