/**
 * A label without lateness, of a head or a tail: arrive or leave no later than `last`; then the segment is done at
 * `done`, or `time` later if that is later. `breaks` are the breaks taken in it, a bit each.
 */
export type LabelValues = { done: number; time: number; last: number; breaks: number }

/** Labels by node, up to `capacity` each. Changed in place, for speed. */
export type Labels = {
  readonly capacity: number
  /** a segment that is done after this time gains nothing by leaving later, since nothing behind it has to wait */
  readonly floor: number
  /** a segment that begins before this time gains nothing by ending earlier, since nothing before it can be late */
  readonly ceiling: number
  readonly count: Int32Array
  readonly done: Int32Array
  readonly time: Int32Array
  readonly last: Int32Array
  readonly breaks: Int32Array
  /** labels under construction */
  readonly arrived: LabelValues
  readonly served: LabelValues
}

/** The most labels of a node; hardly any node has more that are not dominated. */
const LABELS_PER_NODE = 16

const emptyValues = (): LabelValues => ({ done: 0, time: 0, last: 0, breaks: 0 })

export const createLabels = (nodes: number, { floor, ceiling }: Pick<Labels, 'floor' | 'ceiling'>): Labels => ({
  capacity: LABELS_PER_NODE,
  floor,
  ceiling,
  count: new Int32Array(nodes),
  done: new Int32Array(nodes * LABELS_PER_NODE),
  time: new Int32Array(nodes * LABELS_PER_NODE),
  last: new Int32Array(nodes * LABELS_PER_NODE),
  breaks: new Int32Array(nodes * LABELS_PER_NODE),
  arrived: emptyValues(),
  served: emptyValues(),
})

/**
 * Adds a label unless one dominates it, and drops those that it dominates. Returns false where the node has too many
 * labels.
 */
export const addLabel = (labels: Labels, node: number, values: Readonly<LabelValues>): boolean => {
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

const isAtLeastAsGood = (labels: Labels, index: number, values: Readonly<LabelValues>): boolean => {
  const [done, time, last] = [labels.done[index] ?? 0, labels.time[index] ?? 0, labels.last[index] ?? 0]
  return (
    time <= values.time &&
    ((labels.breaks[index] ?? 0) & values.breaks) === values.breaks &&
    isNoWorse(labels, { done, time, last }, values)
  )
}

const isBetter = (values: Readonly<LabelValues>, labels: Labels, index: number): boolean => {
  const [done, time, last] = [labels.done[index] ?? 0, labels.time[index] ?? 0, labels.last[index] ?? 0]
  const breaks = labels.breaks[index] ?? 0
  return values.time <= time && (breaks & values.breaks) === breaks && isNoWorse(labels, values, { done, time, last })
}

type Times = Pick<Readonly<LabelValues>, 'done' | 'time' | 'last'>

/**
 * Leaving later is of no use where nothing waits any more (floor), and being done earlier is of no use
 * where nothing was late before (ceiling).
 */
const isNoWorse = ({ floor, ceiling }: Labels, first: Times, second: Times): boolean =>
  (first.last >= second.last || first.last + first.time >= Math.max(floor, first.done)) &&
  (first.done <= second.done || first.done - first.time <= Math.min(ceiling, first.last)) &&
  (first.last >= second.last || first.done <= second.done)

const writeLabel = ({ done, time, last, breaks }: Labels, index: number, values: Readonly<LabelValues>): void => {
  done[index] = values.done
  time[index] = values.time
  last[index] = values.last
  breaks[index] = values.breaks
}

const moveLabel = ({ done, time, last, breaks }: Labels, from: number, to: number): void => {
  done[to] = done[from] ?? 0
  time[to] = time[from] ?? 0
  last[to] = last[from] ?? 0
  breaks[to] = breaks[from] ?? 0
}
