import type { RouteProblem } from '../../src/domain/problem'
import type { Best, Progress } from './optimiser'
import { costOf } from './price'

const BEAT_MS = 300

/**
 * A solver may report rarely; this repeats the elapsed share and the best plan so far, at once and several times a
 * second.
 */
export type Pulse = {
  readonly hear: (progress: Progress) => void
  readonly stop: () => void
}

export const pulse = (
  problem: RouteProblem,
  budgetMs: number,
  onProgress: (progress: Progress) => void,
  beatMs = BEAT_MS,
): Pulse => {
  const since = performance.now()
  let [share, best] = [0, nothingPlanned(problem)]
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

const nothingPlanned = (problem: RouteProblem): Best => {
  const unplanned = problem.stops.map(({ id }) => ({ stop: id, reasons: [], repairs: [] }))
  const sums = { metres: 0, seconds: 0, late: 0, vehicles: 0, unplanned: unplanned.length }
  return {
    cost: costOf(problem, { routes: [], unplanned, helps: [], sums }),
    metres: 0,
    seconds: 0,
    planned: 0,
    unplanned: unplanned.length,
  }
}
