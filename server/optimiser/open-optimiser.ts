import type { Optimiser } from './optimiser'
import { ownOptimiser } from './own-optimiser'
import { openThreads } from './threads'
import { vroomOptimiser } from './vroom'

/** VROOM where it is set, with our own solver as its replacement when it is away; otherwise our own solver. */
export const openOptimiser = (vroomUrl: string | undefined, onAway: (words: string) => void): Optimiser => {
  const threads = openThreads()
  const own = ownOptimiser(threads)
  return vroomUrl === undefined ? own : vroomOptimiser({ url: vroomUrl, onAway }, threads, own)
}
