import type { Running } from '../../../application/optimisation'
import type { Plan } from '../../../domain/plan'
import { formatNumber, formatKilometres } from '../../../domain/text'
import { hours, percentChange, type Change } from './format-figures'
import { measuredTogether, onDays } from './distance-and-time'
import { sparkLine, type SparkLine } from './spark-line'
import { unplannedIn } from './unplanned-count'
import { aboutInWords } from './options-view-model'

export type Figure = { readonly label: string; readonly value: string; readonly change: Change | undefined }

export type RunningOnScreen = {
  readonly title: string
  readonly part: number
  readonly about: string
  readonly note: string | undefined
  readonly elapsed: string
  /** undefined until there is a first plan */
  readonly best: { readonly figures: ReadonlyArray<Figure>; readonly line: SparkLine | undefined } | undefined
  readonly isEnding: boolean
  readonly failure: string | undefined
}

export const runningOnScreen = (running: Running, plan: Plan, now: number): RunningOnScreen => {
  const { trackedJob, progress, isQueued, note, stopMode, failure } = running
  const gone = Math.max(0, (now - trackedJob.askedAt) / 1000)
  const seconds = Math.round(gone)
  return {
    title: isQueued ? 'Waiting for its turn' : 'Looking for better routes',
    part: progress,
    about: aboutInWords(trackedJob),
    note,
    elapsed: seconds > trackedJob.budgetSeconds ? `${seconds} s` : `${seconds} s of ${trackedJob.budgetSeconds} s`,
    best: bestOf(running, plan, gone),
    isEnding: stopMode !== undefined,
    failure,
  }
}

const bestOf = ({ trackedJob, bestHistory }: Running, plan: Plan, gone: number): RunningOnScreen['best'] => {
  const best = bestHistory.at(-1)?.best
  if (best === undefined) return undefined
  const current = onDays(plan.routes, trackedJob.days)
  const now = current.length === 0 ? undefined : measuredTogether(current).seconds
  const isAsFull = best.unplanned <= unplannedIn(plan)
  return {
    figures: [
      { label: 'Distance', value: `${formatKilometres(best.metres)} km`, change: undefined },
      {
        label: 'Time on the road',
        value: hours(best.seconds),
        change: now === undefined || !isAsFull ? undefined : percentChange(now, best.seconds),
      },
      {
        label: 'Unplanned',
        value: formatNumber(best.unplanned),
        change: { words: `${formatNumber(best.planned)} planned`, kind: 'same' },
      },
    ],
    line: sparkLine(bestHistory, gone),
  }
}
