import { setTimeout } from 'node:timers/promises'
import { isClash } from './accident'

const MOST_TRIES = 6

/** A little longer each time, and not for all the same, so that the same two do not meet again. */
const pause = (tries: number): Promise<void> => setTimeout(Math.random() * 10 * tries)

/** Does work once more where another was in its way. */
export const againOnClash = async <A>(work: () => Promise<A>): Promise<A> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!isClash(error) || tries === MOST_TRIES) throw error
    }
    await pause(tries)
  }
}
