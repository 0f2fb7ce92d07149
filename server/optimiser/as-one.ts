import type { Progress } from './optimiser'

/** Hears of two who do the same, and tells of both as of one. */
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
