import type { Facts } from '../instance'
import type { Habits, Stretch } from './break-options'
import { addLabel, type Labels, type Way } from './labels'

type Leg = { readonly call: number; readonly stop: number; readonly noteAt: number }

/**
 * Extends the labels of a call to a stop, up to the end of service there, and stores them at `noteAt`. Returns
 * false where there is no room for all of them.
 */
export const goOn = (facts: Facts, heads: Labels, { stretches }: Habits, { call, stop, noteAt }: Leg): boolean => {
  const drive = driveOf(facts, call, stop)
  const first = call * heads.each
  const until = first + (heads.count[call] ?? 0)
  let hasRoom = true
  heads.count[noteAt] = 0
  for (let at = first; at < until; at += 1)
    for (const stretch of stretches)
      if (isFree(heads, at, stretch))
        hasRoom = serve(facts, heads, driven(heads, at, stretch, drive), { stop, noteAt }) && hasRoom
  return hasRoom
}

/** Whether these breaks are not taken yet, and there is time for them. */
const isFree = ({ breaks, done }: Labels, at: number, stretch: Stretch): boolean =>
  (stretch.breaks & (breaks[at] ?? 0)) === 0 && (done[at] ?? 0) <= stretch.last

/** Up to the arrival; driving goes on before and after the breaks. */
const driven = ({ done, time, last, breaks, arrived }: Labels, at: number, stretch: Stretch, drive: number): Way => {
  const wheels = drive + stretch.length
  const sofar = time[at] ?? 0
  arrived.done = Math.max((done[at] ?? 0) + wheels, stretch.over)
  arrived.time = sofar + wheels
  arrived.last = Math.min(last[at] ?? 0, stretch.last - sofar)
  arrived.breaks = stretch.breaks | (breaks[at] ?? 0)
  return arrived
}

type At = { readonly stop: number; readonly noteAt: number }

const serve = (facts: Facts, heads: Labels, { done, time, last, breaks }: Way, { stop, noteAt }: At): boolean => {
  const { firstWindow, windowFrom, windowTo } = facts
  const { served } = heads
  const service = facts.service[stop] ?? 0
  const until = firstWindow[stop + 1] ?? 0
  let hasRoom = true
  for (let window = firstWindow[stop] ?? 0; window < until; window += 1) {
    const to = windowTo[window] ?? 0
    if (done <= to) {
      served.done = Math.max(done, windowFrom[window] ?? 0) + service
      served.time = time + service
      served.last = Math.min(last, to - time)
      served.breaks = breaks
      hasRoom = addLabel(heads, noteAt, served) && hasRoom
    }
  }
  return hasRoom
}

type LegHome = { readonly stop: number; readonly next: number }

/**
 * Extends the labels of the next call backwards to a stop: from the arrival there to the return home. Returns
 * false where there is no room for all of them.
 */
export const goBack = (facts: Facts, tails: Labels, { stretches }: Habits, { stop, next }: LegHome): boolean => {
  const drive = driveOf(facts, stop, next)
  const first = next * tails.each
  const until = first + (tails.count[next] ?? 0)
  let hasRoom = true
  tails.count[stop] = 0
  for (let at = first; at < until; at += 1)
    for (const stretch of stretches)
      if (isFreeBefore(tails, at, stretch))
        hasRoom = serveBefore(facts, tails, drivenBefore(tails, at, stretch, drive), stop) && hasRoom
  return hasRoom
}

const isFreeBefore = ({ breaks, last }: Labels, at: number, stretch: Stretch): boolean =>
  (stretch.breaks & (breaks[at] ?? 0)) === 0 && stretch.over <= (last[at] ?? 0)

const drivenBefore = (
  { done, time, last, breaks, arrived }: Labels,
  at: number,
  stretch: Stretch,
  drive: number,
): Way => {
  const wheels = drive + stretch.length
  const rest = time[at] ?? 0
  arrived.done = Math.max(stretch.over + rest, done[at] ?? 0)
  arrived.time = wheels + rest
  arrived.last = Math.min(stretch.last, (last[at] ?? 0) - wheels)
  arrived.breaks = stretch.breaks | (breaks[at] ?? 0)
  return arrived
}

const serveBefore = (facts: Facts, tails: Labels, { done, time, last, breaks }: Way, stop: number): boolean => {
  const { firstWindow, windowFrom, windowTo } = facts
  const { served } = tails
  const service = facts.service[stop] ?? 0
  const due = last - service
  const rest = service + time
  const until = firstWindow[stop + 1] ?? 0
  let hasRoom = true
  for (let window = firstWindow[stop] ?? 0; window < until; window += 1) {
    const from = windowFrom[window] ?? 0
    if (from <= due) {
      served.done = Math.max(from + rest, done)
      served.time = rest
      served.last = Math.min(windowTo[window] ?? 0, due)
      served.breaks = breaks
      hasRoom = addLabel(tails, stop, served) && hasRoom
    }
  }
  return hasRoom
}

type Both = { readonly heads: Labels; readonly tails: Labels }
type Gap = { readonly stop: number; readonly noted: number; readonly next: number }

/** The shortest day over all ways to do a piece up to a stop, as stored, and to go on to the next call. */
export const shortest = (
  facts: Facts,
  { heads, tails }: Both,
  { stretches, all }: Habits,
  { stop, noted, next }: Gap,
): number => {
  const drive = driveOf(facts, stop, next)
  const first = noted * heads.each
  const until = first + (heads.count[noted] ?? 0)
  let least = Infinity
  for (let at = first; at < until; at += 1)
    for (const stretch of stretches)
      if (isFree(heads, at, stretch))
        least = Math.min(least, shortestFrom(tails, driven(heads, at, stretch, drive), next, all))
  return least
}

const shortestFrom = (tails: Labels, way: Way, next: number, all: number): number => {
  const first = next * tails.each
  const until = first + (tails.count[next] ?? 0)
  let least = Infinity
  for (let at = first; at < until; at += 1) {
    const due = tails.last[at] ?? 0
    if (way.done <= due && (way.breaks | (tails.breaks[at] ?? 0)) === all) {
      const rest = tails.time[at] ?? 0
      const back = Math.max(way.done + rest, tails.done[at] ?? 0)
      least = Math.min(least, Math.max(back - Math.min(way.last, due - way.time), way.time + rest))
    }
  }
  return least
}

const driveOf = ({ seconds, place, places }: Facts, from: number, to: number): number =>
  seconds[(place[from] ?? 0) * places + (place[to] ?? 0)] ?? 0
