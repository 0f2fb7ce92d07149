import { elapsedMs, lruMap } from '../lru-map'
import { senderNetworkOf } from './sender-network'

/** Writes a line to the log of the server. */
export type LogEvent = (message: string, details: Readonly<Record<string, unknown>>) => void

export type RefusalReason =
  | 'wrong password'
  | 'unknown user'
  | 'disabled user'
  | 'too many failures'
  | 'too many at once'

type LoggedRefusal = {
  readonly reason: RefusalReason
  readonly address: string
  /** only of a user who exists: what else is typed there may be a password */
  readonly username: string | undefined
}

const MAX_ADDRESSES = 1_000
const LOGGED_EVERY_MS = 60_000

/** Logs each refusal, but those that cost nothing at most once a minute for an address, so that nobody fills the disk. */
export const refusalLog = ({
  now,
  logEvent,
}: {
  readonly now: () => Date
  readonly logEvent: LogEvent
}): ((refused: LoggedRefusal) => void) => {
  const loggedAt = lruMap<number>(MAX_ADDRESSES)
  return (refused) => {
    const timestamp = now().getTime()
    const isCheap = refused.reason === 'too many failures' || refused.reason === 'too many at once'
    const key = `${refused.reason} ${senderNetworkOf(refused.address)}`
    const last = loggedAt.get(key)
    if (isCheap && last !== undefined && elapsedMs(last, timestamp) < LOGGED_EVERY_MS) return
    if (isCheap) loggedAt.set(key, timestamp)
    logEvent('log-in refused', refused)
  }
}
