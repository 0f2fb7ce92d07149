import type { Instance } from '../instance'
import type { BreakOptions, BreakRun } from './break-options'
import { addLabel, type LabelTable, type LabelValues } from './label-table'

type HeadLeg = { readonly node: number; readonly stop: number; readonly targetNode: number }

/**
 * A label is one timing of a head, which is the route up to a node, or of a tail, which is the route from it on. This
 * extends the labels of a node to a stop, up to the end of service there, and stores them at `targetNode`. Returns
 * false where there are too many labels.
 */
export const extendHead = (
  instance: Instance,
  headLabels: LabelTable,
  { runs: breakRuns }: BreakOptions,
  { node, stop, targetNode }: HeadLeg,
): boolean => {
  const driveSeconds = driveSecondsOf(instance, node, stop)
  const first = node * headLabels.capacity
  const until = first + (headLabels.count[node] ?? 0)
  let isComplete = true
  headLabels.count[targetNode] = 0
  for (let label = first; label < until; label += 1)
    for (const breakRun of breakRuns)
      if (canTakeBreaks(headLabels, label, breakRun))
        isComplete =
          serveAtStop(instance, headLabels, arriveWithBreaks(headLabels, label, breakRun, driveSeconds), {
            stop,
            targetNode,
          }) && isComplete
  return isComplete
}

/** Whether these breaks are not taken yet, and there is time for them. */
const canTakeBreaks = ({ takenBreaks, doneAt }: LabelTable, label: number, breakRun: BreakRun): boolean =>
  (breakRun.takenBreaks & (takenBreaks[label] ?? 0)) === 0 && (doneAt[label] ?? 0) <= breakRun.latest

/** The label at the arrival; the drive may be partly before and partly after the breaks. */
const arriveWithBreaks = (
  { doneAt, duration, latest, takenBreaks, arrived }: LabelTable,
  label: number,
  breakRun: BreakRun,
  driveSeconds: number,
): LabelValues => {
  const travelSeconds = driveSeconds + breakRun.length
  const elapsed = duration[label] ?? 0
  arrived.doneAt = Math.max((doneAt[label] ?? 0) + travelSeconds, breakRun.earliestEnd)
  arrived.duration = elapsed + travelSeconds
  arrived.latest = Math.min(latest[label] ?? 0, breakRun.latest - elapsed)
  arrived.takenBreaks = breakRun.takenBreaks | (takenBreaks[label] ?? 0)
  return arrived
}

type ServiceTarget = { readonly stop: number; readonly targetNode: number }

const serveAtStop = (
  instance: Instance,
  headLabels: LabelTable,
  { doneAt, duration, latest, takenBreaks }: LabelValues,
  { stop, targetNode }: ServiceTarget,
): boolean => {
  const { firstWindow, windowFrom, windowTo } = instance
  const { served } = headLabels
  const service = instance.service[stop] ?? 0
  const until = firstWindow[stop + 1] ?? 0
  let isComplete = true
  for (let window = firstWindow[stop] ?? 0; window < until; window += 1) {
    const to = windowTo[window] ?? 0
    if (doneAt <= to) {
      served.doneAt = Math.max(doneAt, windowFrom[window] ?? 0) + service
      served.duration = duration + service
      served.latest = Math.min(latest, to - duration)
      served.takenBreaks = takenBreaks
      isComplete = addLabel(headLabels, targetNode, served) && isComplete
    }
  }
  return isComplete
}

type TailLeg = { readonly stop: number; readonly next: number }

/**
 * Extends the labels of the next node backwards to a stop: from the arrival there to the return home. Returns
 * false where there are too many labels.
 */
export const extendTail = (
  instance: Instance,
  tailLabels: LabelTable,
  { runs: breakRuns }: BreakOptions,
  { stop, next }: TailLeg,
): boolean => {
  const driveSeconds = driveSecondsOf(instance, stop, next)
  const first = next * tailLabels.capacity
  const until = first + (tailLabels.count[next] ?? 0)
  let isComplete = true
  tailLabels.count[stop] = 0
  for (let label = first; label < until; label += 1)
    for (const breakRun of breakRuns)
      if (canTakeBreaksBefore(tailLabels, label, breakRun))
        isComplete =
          serveBeforeTail(instance, tailLabels, arriveBefore(tailLabels, label, breakRun, driveSeconds), stop) &&
          isComplete
  return isComplete
}

const canTakeBreaksBefore = ({ takenBreaks, latest }: LabelTable, label: number, breakRun: BreakRun): boolean =>
  (breakRun.takenBreaks & (takenBreaks[label] ?? 0)) === 0 && breakRun.earliestEnd <= (latest[label] ?? 0)

const arriveBefore = (
  { doneAt, duration, latest, takenBreaks, arrived }: LabelTable,
  label: number,
  breakRun: BreakRun,
  driveSeconds: number,
): LabelValues => {
  const travelSeconds = driveSeconds + breakRun.length
  const remainingTime = duration[label] ?? 0
  arrived.doneAt = Math.max(breakRun.earliestEnd + remainingTime, doneAt[label] ?? 0)
  arrived.duration = travelSeconds + remainingTime
  arrived.latest = Math.min(breakRun.latest, (latest[label] ?? 0) - travelSeconds)
  arrived.takenBreaks = breakRun.takenBreaks | (takenBreaks[label] ?? 0)
  return arrived
}

const serveBeforeTail = (
  instance: Instance,
  tailLabels: LabelTable,
  { doneAt, duration, latest, takenBreaks }: LabelValues,
  stop: number,
): boolean => {
  const { firstWindow, windowFrom, windowTo } = instance
  const { served } = tailLabels
  const service = instance.service[stop] ?? 0
  const latestServiceStart = latest - service
  const remainingTime = service + duration
  const until = firstWindow[stop + 1] ?? 0
  let isComplete = true
  for (let window = firstWindow[stop] ?? 0; window < until; window += 1) {
    const from = windowFrom[window] ?? 0
    if (from <= latestServiceStart) {
      served.doneAt = Math.max(from + remainingTime, doneAt)
      served.duration = remainingTime
      served.latest = Math.min(windowTo[window] ?? 0, latestServiceStart)
      served.takenBreaks = takenBreaks
      isComplete = addLabel(tailLabels, stop, served) && isComplete
    }
  }
  return isComplete
}

type HeadAndTail = { readonly headLabels: LabelTable; readonly tailLabels: LabelTable }
type JoinPoint = { readonly stop: number; readonly storedNode: number; readonly next: number }

/** The shortest day over all labels of the head stored at `storedNode`, and of the tail of `next`. */
export const shortestDuration = (
  instance: Instance,
  { headLabels, tailLabels }: HeadAndTail,
  { runs: breakRuns, allBreaks }: BreakOptions,
  { stop, storedNode, next }: JoinPoint,
): number => {
  const driveSeconds = driveSecondsOf(instance, stop, next)
  const first = storedNode * headLabels.capacity
  const until = first + (headLabels.count[storedNode] ?? 0)
  let minDuration = Infinity
  for (let label = first; label < until; label += 1)
    for (const breakRun of breakRuns)
      if (canTakeBreaks(headLabels, label, breakRun))
        minDuration = Math.min(
          minDuration,
          shortestWithTail(tailLabels, arriveWithBreaks(headLabels, label, breakRun, driveSeconds), next, allBreaks),
        )
  return minDuration
}

const shortestWithTail = (tailLabels: LabelTable, values: LabelValues, next: number, allBreaks: number): number => {
  const first = next * tailLabels.capacity
  const until = first + (tailLabels.count[next] ?? 0)
  let minDuration = Infinity
  for (let label = first; label < until; label += 1) {
    const latest = tailLabels.latest[label] ?? 0
    if (values.doneAt <= latest && (values.takenBreaks | (tailLabels.takenBreaks[label] ?? 0)) === allBreaks) {
      const remainingTime = tailLabels.duration[label] ?? 0
      const returnTime = Math.max(values.doneAt + remainingTime, tailLabels.doneAt[label] ?? 0)
      minDuration = Math.min(
        minDuration,
        Math.max(returnTime - Math.min(values.latest, latest - values.duration), values.duration + remainingTime),
      )
    }
  }
  return minDuration
}

const driveSecondsOf = ({ seconds, matrixRow, matrixSize }: Instance, from: number, to: number): number =>
  seconds[(matrixRow[from] ?? 0) * matrixSize + (matrixRow[to] ?? 0)] ?? 0
