import type { Facts } from '../instance'
import { settlePeaks } from './peaks'
import type { Tours } from './tours'

/**
 * The times that a plain problem needs: when each call is done at the earliest, and its latest arrival. Returns whether
 * everything is in time. Even removing a stop can make a route late, where a detour is shorter than the direct way.
 */
export const settleTimes = (
  facts: Facts,
  { order, headDone, tailLast }: Tours,
  first: number,
  last: number,
): boolean => {
  const { seconds, place, places, open, close, service } = facts
  let call = order[first] ?? 0
  let done = headDone[call] ?? 0
  for (let at = first + 1; at < last; at += 1) {
    const next = order[at] ?? 0
    done += seconds[(place[call] ?? 0) * places + (place[next] ?? 0)] ?? 0
    done = Math.max(done, open[next] ?? 0) + (service[next] ?? 0)
    headDone[next] = done
    call = next
  }
  let next = order[last] ?? 0
  let due = tailLast[next] ?? 0
  let isInTime = true
  for (let at = last - 1; at > first; at -= 1) {
    call = order[at] ?? 0
    due -= (seconds[(place[call] ?? 0) * places + (place[next] ?? 0)] ?? 0) + (service[call] ?? 0)
    due = Math.min(due, close[call] ?? 0)
    tailLast[call] = due
    if ((headDone[call] ?? 0) - (service[call] ?? 0) > due) isInTime = false
    next = call
  }
  return isInTime && firstInTime(facts, next, order[first] ?? 0, due)
}

const firstInTime = ({ open, seconds, place, places }: Facts, stop: number, start: number, due: number): boolean =>
  (open[start] ?? 0) + (seconds[(place[start] ?? 0) * places + (place[stop] ?? 0)] ?? 0) <= due

/** The same after one insertion: only what it changes. */
export const settleTimesAround = (facts: Facts, tours: Tours, vehicle: number, spot: number): void => {
  const { seconds, metres, place, places, open, close, service } = facts
  const { order, stride, length, leg, legTo, headDone, tailLast } = tours
  const first = vehicle * stride
  const last = first + (length[vehicle] ?? 0) + 1
  const at = first + spot
  const stop = order[at] ?? 0
  const before = order[at - 1] ?? 0
  const after = order[at + 1] ?? 0
  const there = (place[before] ?? 0) * places + (place[stop] ?? 0)
  const on = (place[stop] ?? 0) * places + (place[after] ?? 0)
  leg[before] = metres[there] ?? 0
  leg[stop] = metres[on] ?? 0
  legTo[before] = stop
  legTo[stop] = after
  if (facts.isTimeless) return
  let done = Math.max((headDone[before] ?? 0) + (seconds[there] ?? 0), open[stop] ?? 0) + (service[stop] ?? 0)
  headDone[stop] = done
  let call = stop
  for (let later = at + 1; later < last; later += 1) {
    const next = order[later] ?? 0
    done += seconds[(place[call] ?? 0) * places + (place[next] ?? 0)] ?? 0
    done = Math.max(done, open[next] ?? 0) + (service[next] ?? 0)
    if (headDone[next] === done) break
    headDone[next] = done
    call = next
  }
  let due = Math.min((tailLast[after] ?? 0) - (seconds[on] ?? 0) - (service[stop] ?? 0), close[stop] ?? 0)
  tailLast[stop] = due
  let next = stop
  for (let earlier = at - 1; earlier > first; earlier -= 1) {
    call = order[earlier] ?? 0
    due -= (seconds[(place[call] ?? 0) * places + (place[next] ?? 0)] ?? 0) + (service[call] ?? 0)
    due = Math.min(due, close[call] ?? 0)
    if (tailLast[call] === due) break
    tailLast[call] = due
    next = call
  }
}

/** The three times of every head and tail, and the load on every leg where it matters. */
export const settlePieces = (facts: Facts, tours: Tours, first: number, last: number): boolean => {
  const { seconds, place, places, open, close, service } = facts
  const { order, headDone, headTime, headLast, tailDone, tailTime, tailLast } = tours
  let call = order[first] ?? 0
  for (let at = first + 1; at < last; at += 1) {
    const next = order[at] ?? 0
    const drive = seconds[(place[call] ?? 0) * places + (place[next] ?? 0)] ?? 0
    const time = (headTime[call] ?? 0) + drive
    headDone[next] = Math.max((headDone[call] ?? 0) + drive, open[next] ?? 0) + (service[next] ?? 0)
    headLast[next] = Math.min(headLast[call] ?? 0, (close[next] ?? 0) - time)
    headTime[next] = time + (service[next] ?? 0)
    call = next
  }
  let next = order[last] ?? 0
  let isInTime = true
  for (let at = last - 1; at > first; at -= 1) {
    call = order[at] ?? 0
    const serve = service[call] ?? 0
    const drive = seconds[(place[call] ?? 0) * places + (place[next] ?? 0)] ?? 0
    const time = serve + drive + (tailTime[next] ?? 0)
    tailTime[call] = time
    tailLast[call] = Math.min(close[call] ?? 0, (tailLast[next] ?? 0) - drive - serve)
    tailDone[call] = Math.max(tailDone[next] ?? 0, (open[call] ?? 0) + time)
    if ((headDone[call] ?? 0) - serve > (tailLast[call] ?? 0)) isInTime = false
    next = call
  }
  if (facts.isMixed) settlePeaks(facts, tours, first, last)
  return isInTime && firstInTime(facts, next, order[first] ?? 0, tailLast[next] ?? 0)
}
