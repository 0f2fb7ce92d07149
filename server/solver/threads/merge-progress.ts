import type { Progress } from '../solver'

/** Merges the progress of two threads that solve the same problem. */
export const asOne = (onProgress: (progress: Progress) => void): ((progress: Progress) => void) => {
  let known: Progress | undefined
  return ({ share, best }) => {
    known = {
      share: Math.max(share, known?.share ?? 0),
      best: known === undefined || best.cost < known.best.cost ? best : known.best,
    }
    onProgress(known)
  }
}
