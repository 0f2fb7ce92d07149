import type { Clock } from '../../application/alert'
import type { NetworkStatus } from '../../application/gateway'

const MIN_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000

/** Longer each time that it was of no use. */
export const reconnectDelay = (failedAttempts: number): number =>
  Math.min(MIN_DELAY_MS * 2 ** failedAttempts, MAX_DELAY_MS)

type WaitOptions = {
  readonly clock: Pick<Clock, 'schedule'>
  readonly connection: Pick<NetworkStatus, 'onChange'>
  readonly signal: AbortSignal
}

/** Waits for so long, or until this machine is on a network again, or until nobody waits any more. */
export const waitToReconnect = (milliseconds: number, { clock, connection, signal }: WaitOptions): Promise<void> =>
  new Promise((resolve) => {
    const stopWaiting = (): void => {
      cancelTimer()
      unsubscribe()
      signal.removeEventListener('abort', stopWaiting)
      resolve()
    }
    const cancelTimer = clock.schedule(milliseconds, stopWaiting)
    const unsubscribe = connection.onChange((isOnline) => {
      if (isOnline) stopWaiting()
    })
    signal.addEventListener('abort', stopWaiting)
  })
