import type { Clock } from '../../application/alert'
import type { Connection } from '../../application/gateway'

const SHORTEST_MS = 1_000
const LONGEST_MS = 30_000

/** Longer each time that it was of no use. */
export const pauseAfter = (losses: number): number => Math.min(SHORTEST_MS * 2 ** losses, LONGEST_MS)

type Until = {
  readonly clock: Pick<Clock, 'after'>
  readonly connection: Pick<Connection, 'onChange'>
  readonly signal: AbortSignal
}

/** Waits for so long, or until this machine is on a network again, or until nobody waits any more. */
export const pauseFor = (milliseconds: number, { clock, connection, signal }: Until): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      callOff()
      deaf()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const callOff = clock.after(milliseconds, end)
    const deaf = connection.onChange((isOnline) => {
      if (isOnline) end()
    })
    signal.addEventListener('abort', end)
  })
