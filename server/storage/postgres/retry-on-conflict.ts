import { setTimeout } from 'node:timers/promises'
import { isConflict } from './postgres-error'

const MAX_TRIES = 6

/** A random pause that gets longer, so that the same two writes do not conflict again. */
const pause = (attempt: number): Promise<void> => setTimeout(Math.random() * 10 * attempt)

/** Repeats work that conflicted with another write, a few times. */
export const retryOnConflict = async <A>(work: () => Promise<A>): Promise<A> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || attempt === MAX_TRIES) throw error
    }
    await pause(attempt)
  }
}
