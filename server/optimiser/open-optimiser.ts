import type { Optimiser } from './optimiser'
import { ownOptimiser } from './own-optimiser'
import { openThreads } from './threads'
import { vroomOptimiser } from './vroom'

/** VROOM where there is one, with this program's own solver to stand in for it; else that one alone. */
export const openOptimiser = (vroomUrl: string | undefined, onAway: (why: string) => void): Optimiser => {
  const threads = openThreads()
  const own = ownOptimiser(threads)
  return vroomUrl === undefined ? own : vroomOptimiser({ url: vroomUrl, onAway }, threads, own)
}
