import type { Facts } from '../instance'
import type { Break } from '../solver-input'
import { floorOn } from './time-bounds'
import { durationOf, worthwhile, type Label } from './label'
import { hadBefore, pausesAfter, type Pause } from './break-runs'

/** The most labels that are kept at one call. */
const MOST = 40

/**
 * The best way to visit these stops in this order and return: the least late, then the
 * shortest day. Undefined where there is none.
 */
export const bestTimes = (facts: Facts, vehicle: number, stops: ArrayLike<number>): Label | undefined => {
  const breaks = facts.breaks[vehicle] ?? []
  const floor = floorOn(facts, stops, breaks)
  let call = facts.stops + vehicle
  let labels = atStart(facts, call, breaks)
  for (let at = 0; at < stops.length && labels.length > 0; at += 1) {
    const next = stops[at] ?? 0
    labels = fewest(served(facts, next, pausesTo(facts, call, next, { labels, breaks })), floor)
    call = next
  }
  const end = facts.stops + facts.vehicles + vehicle
  const home = labels.length === 0 ? [] : pausesTo(facts, call, end, { labels, breaks })
  return home.flatMap((way) => atHome(way, breaks, facts.close[end] ?? 0)).reduce<Label | undefined>(better, undefined)
}

const better = (one: Label | undefined, other: Label): Label =>
  one === undefined || other.late < one.late || (other.late === one.late && durationOf(other) < durationOf(one))
    ? other
    : one

const fewest = (labels: ReadonlyArray<Label>, floor: number): ReadonlyArray<Label> => {
  const kept = worthwhile(labels, floor)
  return kept.length <= MOST ? kept : kept.toSorted((one, other) => one.done - other.done).slice(0, MOST)
}

const atStart = ({ open, close }: Facts, start: number, breaks: ReadonlyArray<Break>): ReadonlyArray<Label> => {
  const [earliest, last] = [open[start] ?? 0, close[start] ?? 0]
  const floors = [earliest, ...breaks.map(({ from, length }) => Math.max(earliest, from + length))]
  return worthwhile(
    floors
      .filter((floor) => floor <= last)
      .map((floor) => ({
        done: floor,
        time: 0,
        last,
        late: 0,
        paused: hadBefore(floor, breaks),
        after: undefined,
        breaks: [],
        from: floor,
      })),
    Infinity,
  )
}

type Sofar = { readonly labels: ReadonlyArray<Label>; readonly breaks: ReadonlyArray<Break> }

/** The labels at the next call, where `done` is the arrival. */
const pausesTo = (facts: Facts, call: number, next: number, { labels, breaks }: Sofar): ReadonlyArray<Label> => {
  const drive = facts.seconds[(facts.place[call] ?? 0) * facts.places + (facts.place[next] ?? 0)] ?? 0
  const all = (1 << breaks.length) - 1
  const arrived: Label[] = []
  for (const label of labels) {
    if (label.paused === all) arrived.push(driven(label, drive))
    else for (const pause of pausesAfter(label, breaks)) arrived.push(drivenWith(pause, drive))
  }
  return arrived
}

const driven = (label: Label, drive: number): Label => ({
  done: label.done + drive,
  time: label.time + drive,
  last: label.last,
  late: label.late,
  paused: label.paused,
  after: label,
  breaks: [],
  from: 0,
})

/** Driving goes on before the breaks and after them. */
const drivenWith = ({ label, last, over, length, paused, taken }: Pause, drive: number): Label => ({
  done: Math.max(over, label.done + drive + length),
  time: label.time + drive + length,
  last,
  late: label.late,
  paused,
  after: label,
  breaks: taken,
  from: 0,
})

const served = (facts: Facts, stop: number, arrived: ReadonlyArray<Label>): ReadonlyArray<Label> => {
  const { firstWindow, windowFrom, windowTo, service, weights } = facts
  const labels: Label[] = []
  for (let at = firstWindow[stop] ?? 0; at < (firstWindow[stop + 1] ?? 0); at += 1) {
    const [from, to] = [windowFrom[at] ?? 0, windowTo[at] ?? 0]
    for (const way of arrived) {
      const late = Math.max(0, way.done - to)
      if (late === 0 || weights.lateness !== undefined)
        labels.push(begun(way, from, late > 0 ? way.done : to, { late, service: service[stop] ?? 0 }))
    }
  }
  return labels
}

/** With lateness, leaving later must not make it worse; without, it must not make this stop late. */
const begun = (
  way: Label,
  from: number,
  until: number,
  { late, service }: { readonly late: number; readonly service: number },
): Label => ({
  ...way,
  done: Math.max(way.done, from) + service,
  time: way.time + service,
  last: Math.min(way.last, until - way.time),
  late: way.late + late,
  from,
})

/** Breaks that are still open are taken at home, if the vehicle is back in time for them. */
const atHome = (way: Label, breaks: ReadonlyArray<Break>, latest: number): ReadonlyArray<Label> => {
  const until = breaks.reduce(
    (least, { to, length }, index) => ((way.paused & (1 << index)) === 0 ? Math.min(least, to - length) : least),
    latest,
  )
  const canBeHad = breaks.every(
    ({ from, to, length }, index) => (way.paused & (1 << index)) !== 0 || to - from >= length,
  )
  return way.done > until || !canBeHad ? [] : [{ ...way, last: Math.min(way.last, until - way.time) }]
}
