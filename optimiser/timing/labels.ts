/**
 * One way to do a piece of a route: arrive (or leave) no later than `last`, and be done at `done`, or `time` later where
 * that is later; `breaks` are had meanwhile, a bit each.
 */
export type Way = { done: number; time: number; last: number; breaks: number }

/** Such ways by call, a few each. Changed in place, for speed. */
export type Labels = {
  readonly each: number
  /** leaving later than makes one this late spares nobody any waiting */
  readonly floor: number
  /** nobody must be anywhere before this, so that being later than it could be is of no use to anybody */
  readonly ceiling: number
  readonly count: Int32Array
  readonly done: Int32Array
  readonly time: Int32Array
  readonly last: Int32Array
  readonly breaks: Int32Array
  /** those that are being put together */
  readonly arrived: Way
  readonly served: Way
}

/** Hardly any call has more ways to come to it, or to go on from it, that are worth their while. */
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
 * Adds a way unless another is as good in every respect, in the stead of those that it is as good as; false where there
 * is no room for it.
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

/** Who waits for nobody at the latest has no use for leaving later; nor has any use for being done sooner who hurries nobody. */
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
