import type { Progress } from './solver'
import type { PlanFigures } from '../../src/domain/optimisation'

const INTERVAL_MS = 300

/**
 * A solver may report rarely; this repeats the elapsed share and the best plan so far, at once and several times a
 * second. Until the solver reports, that is the plan it begins with.
 */
export type ProgressTimer = {
  readonly update: (progress: Progress) => void
  readonly stop: () => void
}

export const startProgressTimer = (
  initial: PlanFigures,
  budgetMs: number,
  onProgress: (progress: Progress) => void,
  intervalMs = INTERVAL_MS,
): ProgressTimer => {
  const startedAt = performance.now()
  let [share, best] = [0, initial]
  let lastReportAt = startedAt
  const report = (): void => {
    const elapsedShare = Math.min(0.95, (performance.now() - startedAt) / Math.max(1, budgetMs))
    share = Math.max(share, elapsedShare)
    lastReportAt = performance.now()
    onProgress({ share, best })
  }
  const timer = setInterval(() => {
    if (performance.now() - lastReportAt >= intervalMs / 2) report()
  }, intervalMs)
  report()
  return {
    update: (progress) => {
      share = Math.max(share, Math.min(1, progress.share))
      best = progress.best
      report()
    },
    stop: () => clearInterval(timer),
  }
}
