import type { Running } from '../../../application/optimisation'
import type { Plan } from '../../../domain/plan'
import { formatNumber } from '../../../domain/text'
import { percentChange } from '../../plan'
import { figuresOf, totalDistanceAndTime, routesOnDays, unplannedCountOf, type Figure } from './proposal-figures'
import { costChartOf, type CostChart } from './cost-chart'
import { describeRequest } from './options-view-model'

export type RunningViewModel = {
  readonly title: string
  readonly progress: number
  readonly requestSummary: string
  readonly note: string | undefined
  readonly elapsed: string
  /** undefined until there is a first plan */
  readonly best: { readonly figures: ReadonlyArray<Figure>; readonly costChart: CostChart | undefined } | undefined
  readonly isCancelling: boolean
  readonly failure: string | undefined
}

export const runningViewModel = (running: Running, plan: Plan, now: number): RunningViewModel => {
  const { trackedJob, progress, isQueued, note, cancelMode, failure } = running
  const elapsedSeconds = Math.max(0, (now - trackedJob.askedAt) / 1000)
  const seconds = Math.round(elapsedSeconds)
  return {
    title: isQueued ? 'Waiting for its turn' : 'Looking for better routes',
    progress,
    requestSummary: describeRequest(trackedJob),
    note,
    elapsed: seconds > trackedJob.budgetSeconds ? `${seconds} s` : `${seconds} s of ${trackedJob.budgetSeconds} s`,
    best: bestOf(running, plan, elapsedSeconds),
    isCancelling: cancelMode !== undefined,
    failure,
  }
}

const bestOf = ({ trackedJob, bestHistory }: Running, plan: Plan, elapsedSeconds: number): RunningViewModel['best'] => {
  const best = bestHistory.at(-1)?.best
  if (best === undefined) return undefined
  const currentRoutes = routesOnDays(plan.routes, trackedJob.days)
  const currentSeconds = currentRoutes.length === 0 ? undefined : totalDistanceAndTime(currentRoutes).seconds
  const hasNoMoreUnplanned = best.unplanned <= unplannedCountOf(plan)
  return {
    figures: figuresOf(best, best.unplanned, {
      metres: undefined,
      seconds:
        currentSeconds === undefined || !hasNoMoreUnplanned ? undefined : percentChange(currentSeconds, best.seconds),
      unplanned: { text: `${formatNumber(best.planned)} planned`, kind: 'same' },
    }),
    costChart: costChartOf(bestHistory, elapsedSeconds),
  }
}
