import type { Alarm } from './schedule'
import type { Listener } from './event-bus'

const HEARTBEAT_MS = 15_000

/** Why a stream wakes up: there is news, it is time for a heartbeat, or the stream ends. */
export type Wake = 'news' | 'heartbeat' | 'end'

/** Wakes a stream that waits for news. A ring that comes while the stream is busy is remembered. */
export type Bell = {
  readonly ring: Listener
  /** forgets the rings so far */
  readonly mute: () => void
  /** waits for news after an id, or for another reason to wake up */
  readonly rings: (after: number) => Promise<Wake>
}

export const bell = ({ signal, alarm }: { readonly signal: AbortSignal; readonly alarm: Alarm }): Bell => {
  let newest = -Infinity
  let look = (): void => undefined
  return {
    ring: (version = Infinity) => {
      newest = Math.max(newest, version)
      look()
    },
    mute: () => {
      newest = -Infinity
    },
    rings: (after) =>
      new Promise<Wake>((resolve) => {
        const answer = (wake: Wake): void => {
          look = () => undefined
          signal.removeEventListener('abort', stop)
          callOff()
          resolve(wake)
        }
        const stop = (): void => answer('end')
        const callOff = alarm(HEARTBEAT_MS, () => answer('heartbeat'))
        look = () => {
          if (signal.aborted) stop()
          else if (newest > after) answer('news')
        }
        signal.addEventListener('abort', stop)
        look()
      }),
  }
}
