/**
 * A label without lateness, of a head or a tail: arrive or leave no later than `last`; then the piece is done at
 * `done`, or `time` later if that is later. `breaks` are the breaks taken in it, a bit each.
 */
export type Way = { done: number; time: number; last: number; breaks: number }

/** Such labels by call, a few each. Changed in place, for speed. */
export type Labels = {
  readonly each: number
  /** a piece that is done after this time gains nothing by leaving later, since nothing behind it has to wait */
  readonly floor: number
  /** a piece that begins before this time gains nothing by ending earlier, since nothing before it can be late */
  readonly ceiling: number
  readonly count: Int32Array
  readonly done: Int32Array
  readonly time: Int32Array
  readonly last: Int32Array
  readonly breaks: Int32Array
  /** labels under construction */
  readonly arrived: Way
  readonly served: Way
}

/** The most labels of a call; hardly any call has more that are not dominated. */
const EACH = 16

const noWay = (): Way => ({ done: 0, time: 0, last: 0, breaks: 0 })

export const noLabels = (calls: number, { floor, ceiling }: Pick<Labels, 'floor' | 'ceiling'>): Labels => ({
  each: EACH,
  floor,
  ceiling,
  count: new Int32Array(calls),
  done: new Int32Array(calls * EACH),
  time: new Int32Array(calls * EACH),
  last: new Int32Array(calls * EACH),
  breaks: new Int32Array(calls * EACH),
  arrived: noWay(),
  served: noWay(),
})

/**
 * Adds a label unless one dominates it, and drops those that it dominates. Returns false where there is no room for it.
 */
export const addLabel = (labels: Labels, call: number, way: Readonly<Way>): boolean => {
  const { each, count } = labels
  const first = call * each
  const until = first + (count[call] ?? 0)
  let kept = first
  for (let at = first; at < until; at += 1) {
    if (isAsGood(labels, at, way)) return true
    if (!isBetter(way, labels, at)) {
      if (kept < at) move(labels, at, kept)
      kept += 1
    }
  }
  const hasRoom = kept < first + each
  count[call] = kept - first + (hasRoom ? 1 : 0)
  if (hasRoom) write(labels, kept, way)
  return hasRoom
}

const isAsGood = (labels: Labels, at: number, way: Readonly<Way>): boolean => {
  const [done, time, last] = [labels.done[at] ?? 0, labels.time[at] ?? 0, labels.last[at] ?? 0]
  return (
    time <= way.time &&
    ((labels.breaks[at] ?? 0) & way.breaks) === way.breaks &&
    isNoWorse(labels, { done, time, last }, way)
  )
}

const isBetter = (way: Readonly<Way>, labels: Labels, at: number): boolean => {
  const [done, time, last] = [labels.done[at] ?? 0, labels.time[at] ?? 0, labels.last[at] ?? 0]
  const breaks = labels.breaks[at] ?? 0
  return way.time <= time && (breaks & way.breaks) === breaks && isNoWorse(labels, way, { done, time, last })
}

type Times = Pick<Readonly<Way>, 'done' | 'time' | 'last'>

/**
 * Leaving later is of no use where nothing waits any more (floor), and being done earlier is of no use
 * where nothing was late before (ceiling).
 */
const isNoWorse = ({ floor, ceiling }: Labels, one: Times, other: Times): boolean =>
  (one.last >= other.last || one.last + one.time >= Math.max(floor, one.done)) &&
  (one.done <= other.done || one.done - one.time <= Math.min(ceiling, one.last)) &&
  (one.last >= other.last || one.done <= other.done)

const write = ({ done, time, last, breaks }: Labels, at: number, way: Readonly<Way>): void => {
  done[at] = way.done
  time[at] = way.time
  last[at] = way.last
  breaks[at] = way.breaks
}

const move = ({ done, time, last, breaks }: Labels, from: number, to: number): void => {
  done[to] = done[from] ?? 0
  time[to] = time[from] ?? 0
  last[to] = last[from] ?? 0
  breaks[to] = breaks[from] ?? 0
}
