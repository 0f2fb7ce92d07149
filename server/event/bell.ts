import type { Alarm } from './alarm'
import type { Listener } from './event-bus'

const HEARTBEAT_MS = 15_000

/** Why one who waits is called: there is news, it is time to say that one is still there, or all is over. */
export type Call = 'news' | 'heartbeat' | 'end'

/** Rung by those who have news, heard by one who waits for it. What is rung while nobody waits is not forgotten. */
export type Bell = {
  readonly ring: Listener
  /** forgets what was rung by now */
  readonly mute: () => void
  /** once there is news of something after an id, or another reason to stir */
  readonly rings: (after: number) => Promise<Call>
}

export const bell = ({ signal, alarm }: { readonly signal: AbortSignal; readonly alarm: Alarm }): Bell => {
  let newest = -Infinity
  let stir = (): void => undefined
  return {
    ring: (version = Infinity) => {
      newest = Math.max(newest, version)
      stir()
    },
    mute: () => {
      newest = -Infinity
    },
    rings: (after) =>
      new Promise<Call>((resolve) => {
        const answer = (call: Call): void => {
          stir = () => undefined
          signal.removeEventListener('abort', stop)
          callOff()
          resolve(call)
        }
        const stop = (): void => answer('end')
        const callOff = alarm(HEARTBEAT_MS, () => answer('heartbeat'))
        stir = () => {
          if (signal.aborted) stop()
          else if (newest > after) answer('news')
        }
        signal.addEventListener('abort', stop)
        stir()
      }),
  }
}
