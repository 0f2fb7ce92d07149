import { setTimeout } from 'node:timers/promises'
import { isClash } from './postgres-error'

const MOST_TRIES = 6

/** A random pause that gets longer, so that the same two writes do not conflict again. */
const pause = (tries: number): Promise<void> => setTimeout(Math.random() * 10 * tries)

/** Repeats work that conflicted with another write, a few times. */
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
