import { Readable } from 'node:stream'
import { schedule as defaultSchedule, type Schedule } from './schedule'
import { eventLines, type EventLineOptions } from './event-lines'
import type { EventFeed } from './event-feed'

/** A reader that has not read the last line by then is disconnected; if it still exists, it connects again. */
const READ_TIMEOUT_MS = 30_000

export type StreamOptions = Omit<EventLineOptions, 'schedule'> & {
  readonly onError: (error: unknown) => void
  readonly schedule?: Schedule
}

/** When the stream ends, a reader that reads nothing is disconnected after this time. */
const CLOSE_TIMEOUT_MS = 1_000

/** Server-sent events, written no faster than they are read; a reader that reads nothing is disconnected. */
export const eventStream = (feed: EventFeed, options: StreamOptions): Readable => {
  const { signal, onError, schedule = defaultSchedule } = options
  const ended = new AbortController()
  const lines = eventLines(feed, { ...options, schedule, signal: ended.signal })
  let cancelDrop = (): void => undefined
  const dropAfter = (ms: number): void => {
    cancelDrop()
    cancelDrop = schedule(ms, () => stream.destroy())
  }
  const end = (): void => {
    ended.abort()
    dropAfter(CLOSE_TIMEOUT_MS)
  }
  const stopReading = (): void => {
    ended.abort()
    void lines.return(undefined).catch(onError)
  }
  const stream = new Readable({
    read: () => {
      cancelDrop()
      void writeNext()
    },
    destroy: (error, done) => {
      cancelDrop()
      signal.removeEventListener('abort', end)
      stopReading()
      done(error)
    },
  })
  const writeNext = async (): Promise<void> => {
    const line = await lines.next().catch(onError)
    if (stream.destroyed) return
    dropAfter(ended.signal.aborted ? CLOSE_TIMEOUT_MS : READ_TIMEOUT_MS)
    stream.push(line === undefined || line.done === true ? null : line.value)
  }
  if (signal.aborted) ended.abort()
  else signal.addEventListener('abort', end)
  return stream
}
