import type { Progress } from '../solver'

/** Merges the progress of two threads that solve the same problem. */
export const mergeProgress = (onProgress: (progress: Progress) => void): ((progress: Progress) => void) => {
  let merged: Progress | undefined
  return ({ share, best }) => {
    merged = {
      share: Math.max(share, merged?.share ?? 0),
      best: merged === undefined || best.cost < merged.best.cost ? best : merged.best,
    }
    onProgress(merged)
  }
}
