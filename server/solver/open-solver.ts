import type { Optimiser } from './solver'
import { ownOptimiser } from './own/own-solver'
import { openThreads } from './threads/thread-pool'
import { vroomOptimiser } from './vroom'

/** VROOM where it is set, with our own solver as its replacement when it is away; otherwise our own solver. */
export const openOptimiser = (vroomUrl: string | undefined, onAway: (words: string) => void): Optimiser => {
  const threads = openThreads()
  const own = ownOptimiser(threads)
  return vroomUrl === undefined ? own : vroomOptimiser({ url: vroomUrl, onAway }, threads, own)
}
