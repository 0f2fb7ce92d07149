import { Readable } from 'node:stream'
import { alarm as usualAlarm, type Alarm } from './schedule'
import { eventLines, type Following } from './event-lines'
import type { Followed } from './event-feed'

/** A reader that has not taken the last line by then is dropped: it is gone, or does better to connect again. */
const PATIENCE_MS = 30_000

export type StreamOptions = Omit<Following, 'alarm'> & {
  readonly onAccident: (error: unknown) => void
  readonly alarm?: Alarm
}

/** Once the stream is to end, a reader that takes nothing is dropped after this time. */
const GRACE_MS = 1_000

/** Server-sent events, written no faster than they are read; a reader that takes nothing is dropped. */
export const eventStream = (followed: Followed, options: StreamOptions): Readable => {
  const { signal, onAccident, alarm = usualAlarm } = options
  const over = new AbortController()
  const lines = eventLines(followed, { ...options, alarm, signal: over.signal })
  let callOff = (): void => undefined
  const dropIn = (ms: number): void => {
    callOff()
    callOff = alarm(ms, () => stream.destroy())
  }
  const end = (): void => {
    over.abort()
    dropIn(GRACE_MS)
  }
  const leave = (): void => {
    over.abort()
    void lines.return(undefined).catch(onAccident)
  }
  const stream = new Readable({
    read: () => {
      callOff()
      void writeNext()
    },
    destroy: (error, done) => {
      callOff()
      signal.removeEventListener('abort', end)
      leave()
      done(error)
    },
  })
  const writeNext = async (): Promise<void> => {
    const line = await lines.next().catch(onAccident)
    if (stream.destroyed) return
    dropIn(over.signal.aborted ? GRACE_MS : PATIENCE_MS)
    stream.push(line === undefined || line.done === true ? null : line.value)
  }
  if (signal.aborted) over.abort()
  else signal.addEventListener('abort', end)
  return stream
}
