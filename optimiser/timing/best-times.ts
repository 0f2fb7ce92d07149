import type { Instance } from '../instance'
import type { Break } from '../solver-input'
import { lastWaitTimeOn } from './label-table'
import { durationOf, withoutDominated, type LinkedLabel } from './linked-label'
import { breaksOverBy } from './break-options'

/** The most labels of one node. A label is one timing of the route up to it; windows and breaks give several. */
const MAX_LABELS = 40

/**
 * The last label of the best timing of these stops in this order, return included: the least late, then the
 * shortest day. Undefined where the route is impossible.
 */
export const bestTimes = (instance: Instance, vehicle: number, stops: ArrayLike<number>): LinkedLabel | undefined => {
  const breaks = instance.breaks[vehicle] ?? []
  const lastWait = lastWaitTimeOn(instance, stops, breaks)
  let node = instance.stopCount + vehicle
  let labels = startLabels(instance, node, breaks)
  for (let index = 0; index < stops.length && labels.length > 0; index += 1) {
    const next = stops[index] ?? 0
    labels = limitLabels(
      serviceLabels(instance, next, arrivalLabels(instance, node, next, { labels, breaks })),
      lastWait,
    )
    node = next
  }
  const end = instance.stopCount + instance.vehicleCount + vehicle
  const arrivals = labels.length === 0 ? [] : arrivalLabels(instance, node, end, { labels, breaks })
  return arrivals
    .flatMap((label) => returnLabels(label, breaks, instance.close[end] ?? 0))
    .reduce<LinkedLabel | undefined>(betterOf, undefined)
}

const betterOf = (current: LinkedLabel | undefined, candidate: LinkedLabel): LinkedLabel =>
  current === undefined ||
  candidate.late < current.late ||
  (candidate.late === current.late && durationOf(candidate) < durationOf(current))
    ? candidate
    : current

const limitLabels = (labels: ReadonlyArray<LinkedLabel>, floor: number): ReadonlyArray<LinkedLabel> => {
  const undominated = withoutDominated(labels, floor)
  return undominated.length <= MAX_LABELS
    ? undominated
    : undominated.toSorted((first, second) => first.doneAt - second.doneAt).slice(0, MAX_LABELS)
}

const startLabels = (
  { open, close }: Instance,
  start: number,
  breaks: ReadonlyArray<Break>,
): ReadonlyArray<LinkedLabel> => {
  const [earliest, latest] = [open[start] ?? 0, close[start] ?? 0]
  const departures = [earliest, ...breaks.map(({ from, length }) => Math.max(earliest, from + length))]
  return withoutDominated(
    departures
      .filter((departure) => departure <= latest)
      .map((departure) => ({
        doneAt: departure,
        duration: 0,
        latest,
        late: 0,
        takenBreaks: breaksOverBy(departure, breaks),
        previous: undefined,
        breaksBefore: [],
        windowStart: departure,
      })),
    Infinity,
  )
}

type LabelsSoFar = { readonly labels: ReadonlyArray<LinkedLabel>; readonly breaks: ReadonlyArray<Break> }

/** The labels at the next node, where `done` is the arrival. */
const arrivalLabels = (
  instance: Instance,
  node: number,
  next: number,
  { labels, breaks }: LabelsSoFar,
): ReadonlyArray<LinkedLabel> => {
  const drive =
    instance.seconds[(instance.matrixRow[node] ?? 0) * instance.matrixSize + (instance.matrixRow[next] ?? 0)] ?? 0
  const allBreaks = (1 << breaks.length) - 1
  const arrived: LinkedLabel[] = []
  for (const label of labels) {
    if (label.takenBreaks === allBreaks) arrived.push(driveOn(label, drive))
    else for (const breakRun of breakRunsAfter(label, breaks)) arrived.push(driveWithBreaks(breakRun, drive))
  }
  return arrived
}

const driveOn = (label: LinkedLabel, drive: number): LinkedLabel => ({
  doneAt: label.doneAt + drive,
  duration: label.duration + drive,
  latest: label.latest,
  late: label.late,
  takenBreaks: label.takenBreaks,
  previous: label,
  breaksBefore: [],
  windowStart: 0,
})

/** Driving goes on before the breaks and after them. */
const driveWithBreaks = (
  { label, latest, earliestEnd, length, takenBreaks, newBreaks }: BreakRunLabel,
  drive: number,
): LinkedLabel => ({
  doneAt: Math.max(earliestEnd, label.doneAt + drive + length),
  duration: label.duration + drive + length,
  latest,
  late: label.late,
  takenBreaks,
  previous: label,
  breaksBefore: newBreaks,
  windowStart: 0,
})

const serviceLabels = (
  instance: Instance,
  stop: number,
  arrived: ReadonlyArray<LinkedLabel>,
): ReadonlyArray<LinkedLabel> => {
  const { firstWindow, windowFrom, windowTo, service, weights } = instance
  const labels: LinkedLabel[] = []
  for (let window = firstWindow[stop] ?? 0; window < (firstWindow[stop + 1] ?? 0); window += 1) {
    const [from, to] = [windowFrom[window] ?? 0, windowTo[window] ?? 0]
    for (const label of arrived) {
      const late = Math.max(0, label.doneAt - to)
      if (late === 0 || weights.latenessWeight !== undefined)
        labels.push(startService(label, from, late > 0 ? label.doneAt : to, { late, service: service[stop] ?? 0 }))
    }
  }
  return labels
}

/** With lateness, leaving later must not make it worse; without, it must not make this stop late. */
const startService = (
  label: LinkedLabel,
  windowStart: number,
  until: number,
  { late, service }: { readonly late: number; readonly service: number },
): LinkedLabel => ({
  ...label,
  doneAt: Math.max(label.doneAt, windowStart) + service,
  duration: label.duration + service,
  latest: Math.min(label.latest, until - label.duration),
  late: label.late + late,
  windowStart,
})

/** Breaks not taken yet are taken at the depot, if the vehicle is back in time for them. */
const returnLabels = (label: LinkedLabel, breaks: ReadonlyArray<Break>, latest: number): ReadonlyArray<LinkedLabel> => {
  const until = breaks.reduce(
    (least, { to, length }, index) => ((label.takenBreaks & (1 << index)) === 0 ? Math.min(least, to - length) : least),
    latest,
  )
  const canTakeAtHome = breaks.every(
    ({ from, to, length }, index) => (label.takenBreaks & (1 << index)) !== 0 || to - from >= length,
  )
  return label.doneAt > until || !canTakeAtHome
    ? []
    : [{ ...label, latest: Math.min(label.latest, until - label.duration) }]
}

/** A label between two nodes: its breaks are over at `earliestEnd` at the earliest, and have taken `length`. */
type BreakRunLabel = {
  readonly label: LinkedLabel
  readonly latest: number
  readonly earliestEnd: number
  readonly length: number
  readonly takenBreaks: number
  readonly newBreaks: ReadonlyArray<number>
}

/** All orders of taking any of the remaining breaks between two nodes. */
const breakRunsAfter = (label: LinkedLabel, breaks: ReadonlyArray<Break>): ReadonlyArray<BreakRunLabel> => {
  const runs: BreakRunLabel[] = [
    {
      label,
      latest: label.latest,
      earliestEnd: label.doneAt,
      length: 0,
      takenBreaks: label.takenBreaks,
      newBreaks: [],
    },
  ]
  // The list grows during the loop, so that a break can follow another.
  for (const previous of runs)
    for (let index = 0; index < breaks.length; index += 1) {
      const breakSpec = breaks[index]
      if (breakSpec !== undefined && (previous.takenBreaks & (1 << index)) === 0 && canTakeBreak(previous, breakSpec))
        runs.push(withBreak(previous, breakSpec, index))
    }
  return runs
}

const canTakeBreak = ({ earliestEnd }: BreakRunLabel, { from, to, length }: Break): boolean =>
  Math.max(earliestEnd, from) <= to - length

const withBreak = (
  { label, latest, earliestEnd, ...previous }: BreakRunLabel,
  { from, to, length }: Break,
  index: number,
): BreakRunLabel => ({
  label,
  latest: Math.min(latest, to - length - label.duration - previous.length),
  earliestEnd: Math.max(earliestEnd, from) + length,
  length: previous.length + length,
  takenBreaks: previous.takenBreaks | (1 << index),
  newBreaks: [...previous.newBreaks, index],
})
