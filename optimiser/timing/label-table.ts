import type { Instance } from '../instance'
import type { Break } from '../solver-input'

/**
 * A label without lateness, of a head or a tail: it must begin by `latest`; it is then done at
 * `doneAt`, or `duration` after it begins if that is later. `takenBreaks` are the breaks taken in it, a bit each.
 */
export type LabelValues = { doneAt: number; duration: number; latest: number; takenBreaks: number }

/** Labels by node, up to `capacity` each. Changed in place, for speed. */
export type LabelTable = {
  readonly capacity: number
  /** a segment that is done after this time gains nothing by leaving later, since nothing behind it has to wait */
  readonly lastWait: number
  /** a segment that begins before this time gains nothing by ending earlier, since nothing before it can be late */
  readonly firstLate: number
  readonly count: Int32Array
  readonly doneAt: Int32Array
  readonly duration: Int32Array
  readonly latest: Int32Array
  readonly takenBreaks: Int32Array
  /** labels under construction */
  readonly arrived: LabelValues
  readonly served: LabelValues
}

/** The most labels of a node; hardly any node has more that are not dominated. */
const LABELS_PER_NODE = 16

const emptyValues = (): LabelValues => ({ doneAt: 0, duration: 0, latest: 0, takenBreaks: 0 })

export const createLabelTable = (
  nodes: number,
  { lastWait, firstLate }: Pick<LabelTable, 'lastWait' | 'firstLate'>,
): LabelTable => ({
  capacity: LABELS_PER_NODE,
  lastWait,
  firstLate,
  count: new Int32Array(nodes),
  doneAt: new Int32Array(nodes * LABELS_PER_NODE),
  duration: new Int32Array(nodes * LABELS_PER_NODE),
  latest: new Int32Array(nodes * LABELS_PER_NODE),
  takenBreaks: new Int32Array(nodes * LABELS_PER_NODE),
  arrived: emptyValues(),
  served: emptyValues(),
})

/**
 * Adds a label unless one dominates it, and drops those that it dominates. Returns false where the node has too many
 * labels.
 */
export const addLabel = (labels: LabelTable, node: number, values: Readonly<LabelValues>): boolean => {
  const { capacity, count } = labels
  const first = node * capacity
  const until = first + (count[node] ?? 0)
  let keptEnd = first
  for (let index = first; index < until; index += 1) {
    if (isAtLeastAsGood(labels, index, values)) return true
    if (!isBetter(values, labels, index)) {
      if (keptEnd < index) moveLabel(labels, index, keptEnd)
      keptEnd += 1
    }
  }
  const hasSpace = keptEnd < first + capacity
  count[node] = keptEnd - first + (hasSpace ? 1 : 0)
  if (hasSpace) writeLabel(labels, keptEnd, values)
  return hasSpace
}

const isAtLeastAsGood = (labels: LabelTable, index: number, values: Readonly<LabelValues>): boolean => {
  const [doneAt, duration, latest] = [labels.doneAt[index] ?? 0, labels.duration[index] ?? 0, labels.latest[index] ?? 0]
  return (
    duration <= values.duration &&
    ((labels.takenBreaks[index] ?? 0) & values.takenBreaks) === values.takenBreaks &&
    isNoWorse(labels, { doneAt, duration, latest }, values)
  )
}

const isBetter = (values: Readonly<LabelValues>, labels: LabelTable, index: number): boolean => {
  const [doneAt, duration, latest] = [labels.doneAt[index] ?? 0, labels.duration[index] ?? 0, labels.latest[index] ?? 0]
  const breaks = labels.takenBreaks[index] ?? 0
  return (
    values.duration <= duration &&
    (breaks & values.takenBreaks) === breaks &&
    isNoWorse(labels, values, { doneAt, duration, latest })
  )
}

type Times = Pick<Readonly<LabelValues>, 'doneAt' | 'duration' | 'latest'>

/**
 * Leaving later is of no use where nothing waits any more (`lastWait`), and being done earlier is of no use
 * where nothing was late before (`firstLate`).
 */
const isNoWorse = ({ lastWait, firstLate }: LabelTable, first: Times, second: Times): boolean =>
  (first.latest >= second.latest || first.latest + first.duration >= Math.max(lastWait, first.doneAt)) &&
  (first.doneAt <= second.doneAt || first.doneAt - first.duration <= Math.min(firstLate, first.latest)) &&
  (first.latest >= second.latest || first.doneAt <= second.doneAt)

const writeLabel = (
  { doneAt, duration, latest, takenBreaks }: LabelTable,
  index: number,
  values: Readonly<LabelValues>,
): void => {
  doneAt[index] = values.doneAt
  duration[index] = values.duration
  latest[index] = values.latest
  takenBreaks[index] = values.takenBreaks
}

const moveLabel = ({ doneAt, duration, latest, takenBreaks }: LabelTable, from: number, to: number): void => {
  doneAt[to] = doneAt[from] ?? 0
  duration[to] = duration[from] ?? 0
  latest[to] = latest[from] ?? 0
  takenBreaks[to] = takenBreaks[from] ?? 0
}

/** From this time on, no window or break makes anything wait. */
export const lastWaitTime = ({ windowFrom, breaks }: Instance): number => latestStart(breaks.flat(), windowFrom)

/** From this time on, no window or break makes a route with these stops wait. */
export const lastWaitTimeOn = (
  { firstWindow, windowFrom }: Instance,
  stops: ArrayLike<number>,
  breaks: ReadonlyArray<Break>,
): number => {
  let lastWait = latestStart(breaks, [])
  for (const stop of Array.from(stops))
    for (let window = firstWindow[stop] ?? 0; window < (firstWindow[stop + 1] ?? 0); window += 1)
      lastWait = Math.max(lastWait, windowFrom[window] ?? 0)
  return lastWait
}

const latestStart = (breaks: ReadonlyArray<Break>, openings: Iterable<number>): number => {
  let lastWait = -Infinity
  for (const { from } of breaks) lastWait = Math.max(lastWait, from)
  for (const from of openings) lastWait = Math.max(lastWait, from)
  return lastWait
}

/** Until this time, nothing can be late. */
export const firstLateTime = ({ stopCount, vehicleCount, windowTo, close, breaks }: Instance): number => {
  let firstLate = Infinity
  for (const { to, length } of breaks.flat()) firstLate = Math.min(firstLate, to - length)
  for (const to of windowTo) firstLate = Math.min(firstLate, to)
  for (const to of close.subarray(stopCount, stopCount + vehicleCount)) firstLate = Math.min(firstLate, to)
  return firstLate
}
