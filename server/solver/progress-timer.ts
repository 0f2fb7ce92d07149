import type { Best, Progress } from './solver'

const BEAT_MS = 300

/**
 * A solver may report rarely; this repeats the elapsed share and the best plan so far, at once and several times a
 * second. Until the solver reports, that is the plan it begins with.
 */
export type Pulse = {
  readonly hear: (progress: Progress) => void
  readonly stop: () => void
}

export const pulse = (
  first: Best,
  budgetMs: number,
  onProgress: (progress: Progress) => void,
  beatMs = BEAT_MS,
): Pulse => {
  const since = performance.now()
  let [share, best] = [0, first]
  let told = since
  const tell = (): void => {
    const gone = Math.min(0.95, (performance.now() - since) / Math.max(1, budgetMs))
    share = Math.max(share, gone)
    told = performance.now()
    onProgress({ share, best })
  }
  const timer = setInterval(() => {
    if (performance.now() - told >= beatMs / 2) tell()
  }, beatMs)
  tell()
  return {
    hear: (progress) => {
      share = Math.max(share, Math.min(1, progress.share))
      best = progress.best
      tell()
    },
    stop: () => clearInterval(timer),
  }
}
