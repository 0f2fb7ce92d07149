import type { Instance } from '../instance'
import type { BreakOptions, BreakRun } from './break-options'
import { addLabel, type Labels, type LabelValues } from './labels'

type HeadLeg = { readonly node: number; readonly stop: number; readonly targetNode: number }

/**
 * Extends the labels of a node to a stop, up to the end of service there, and stores them at `targetNode`. Returns
 * false where there are too many labels.
 */
export const extendHead = (
  instance: Instance,
  headLabels: Labels,
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
const canTakeBreaks = ({ breaks, done }: Labels, label: number, breakRun: BreakRun): boolean =>
  (breakRun.breaks & (breaks[label] ?? 0)) === 0 && (done[label] ?? 0) <= breakRun.latest

/** Up to the arrival; driving goes on before and after the breaks. */
const arriveWithBreaks = (
  { done, time, last, breaks, arrived }: Labels,
  label: number,
  breakRun: BreakRun,
  driveSeconds: number,
): LabelValues => {
  const travelSeconds = driveSeconds + breakRun.length
  const elapsed = time[label] ?? 0
  arrived.done = Math.max((done[label] ?? 0) + travelSeconds, breakRun.earliestEnd)
  arrived.time = elapsed + travelSeconds
  arrived.last = Math.min(last[label] ?? 0, breakRun.latest - elapsed)
  arrived.breaks = breakRun.breaks | (breaks[label] ?? 0)
  return arrived
}

type ServiceTarget = { readonly stop: number; readonly targetNode: number }

const serveAtStop = (
  instance: Instance,
  headLabels: Labels,
  { done, time, last, breaks }: LabelValues,
  { stop, targetNode }: ServiceTarget,
): boolean => {
  const { firstWindow, windowFrom, windowTo } = instance
  const { served } = headLabels
  const service = instance.service[stop] ?? 0
  const until = firstWindow[stop + 1] ?? 0
  let isComplete = true
  for (let window = firstWindow[stop] ?? 0; window < until; window += 1) {
    const to = windowTo[window] ?? 0
    if (done <= to) {
      served.done = Math.max(done, windowFrom[window] ?? 0) + service
      served.time = time + service
      served.last = Math.min(last, to - time)
      served.breaks = breaks
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
  tailLabels: Labels,
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

const canTakeBreaksBefore = ({ breaks, last }: Labels, label: number, breakRun: BreakRun): boolean =>
  (breakRun.breaks & (breaks[label] ?? 0)) === 0 && breakRun.earliestEnd <= (last[label] ?? 0)

const arriveBefore = (
  { done, time, last, breaks, arrived }: Labels,
  label: number,
  breakRun: BreakRun,
  driveSeconds: number,
): LabelValues => {
  const travelSeconds = driveSeconds + breakRun.length
  const remainingTime = time[label] ?? 0
  arrived.done = Math.max(breakRun.earliestEnd + remainingTime, done[label] ?? 0)
  arrived.time = travelSeconds + remainingTime
  arrived.last = Math.min(breakRun.latest, (last[label] ?? 0) - travelSeconds)
  arrived.breaks = breakRun.breaks | (breaks[label] ?? 0)
  return arrived
}

const serveBeforeTail = (
  instance: Instance,
  tailLabels: Labels,
  { done, time, last, breaks }: LabelValues,
  stop: number,
): boolean => {
  const { firstWindow, windowFrom, windowTo } = instance
  const { served } = tailLabels
  const service = instance.service[stop] ?? 0
  const latest = last - service
  const remainingTime = service + time
  const until = firstWindow[stop + 1] ?? 0
  let isComplete = true
  for (let window = firstWindow[stop] ?? 0; window < until; window += 1) {
    const from = windowFrom[window] ?? 0
    if (from <= latest) {
      served.done = Math.max(from + remainingTime, done)
      served.time = remainingTime
      served.last = Math.min(windowTo[window] ?? 0, latest)
      served.breaks = breaks
      isComplete = addLabel(tailLabels, stop, served) && isComplete
    }
  }
  return isComplete
}

type HeadAndTail = { readonly headLabels: Labels; readonly tailLabels: Labels }
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

const shortestWithTail = (tailLabels: Labels, values: LabelValues, next: number, allBreaks: number): number => {
  const first = next * tailLabels.capacity
  const until = first + (tailLabels.count[next] ?? 0)
  let minDuration = Infinity
  for (let label = first; label < until; label += 1) {
    const latest = tailLabels.last[label] ?? 0
    if (values.done <= latest && (values.breaks | (tailLabels.breaks[label] ?? 0)) === allBreaks) {
      const remainingTime = tailLabels.time[label] ?? 0
      const returnTime = Math.max(values.done + remainingTime, tailLabels.done[label] ?? 0)
      minDuration = Math.min(
        minDuration,
        Math.max(returnTime - Math.min(values.last, latest - values.time), values.time + remainingTime),
      )
    }
  }
  return minDuration
}

const driveSecondsOf = ({ seconds, matrixRow, matrixSize }: Instance, from: number, to: number): number =>
  seconds[(matrixRow[from] ?? 0) * matrixSize + (matrixRow[to] ?? 0)] ?? 0
