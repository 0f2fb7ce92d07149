import type { Facts } from '../instance'
import type { Route, TakenBreak, Visit } from '../solver-output'
import type { Label } from './label'

/** The times of every event of a route, from the best way to do its stops. */
export type Times = Omit<Route, 'vehicle'>

export const timesOf = (facts: Facts, vehicle: number, stops: ArrayLike<number>, best: Label): Times => {
  const ways = waysOf(best)
  const leaves = Math.min(best.last, Math.max(best.done - best.time, ways[0]?.from ?? 0))
  const visits: Visit[] = []
  const breaks: TakenBreak[] = []
  let call = facts.stops + vehicle
  let time = leaves
  for (let at = 0; at < ways.length - 1; at += 1) {
    const way = ways[at + 1] ?? best
    const isHome = at === stops.length
    const next = isHome ? facts.stops + facts.vehicles + vehicle : (stops[at] ?? 0)
    const drive = facts.seconds[(facts.place[call] ?? 0) * facts.places + (facts.place[next] ?? 0)] ?? 0
    const taken = way.breaks.reduce((pauses, index) => withPause(facts, vehicle, index, pauses), {
      over: time,
      length: 0,
      list: breaks,
    })
    const arrival = Math.max(taken.over, time + drive + taken.length)
    if (isHome) return { leaves, visits, returns: arrival, breaks }
    const start = Math.max(arrival, way.from)
    time = start + (facts.service[next] ?? 0)
    visits.push({ stop: next, arrival, start, departure: time })
    call = next
  }
  return { leaves, visits, returns: time, breaks }
}

type Pauses = { readonly over: number; readonly length: number; readonly list: TakenBreak[] }

const withPause = (facts: Facts, vehicle: number, index: number, { over, length, list }: Pauses): Pauses => {
  const pause = facts.breaks[vehicle]?.[index]
  if (pause === undefined) return { over, length, list }
  const from = Math.max(over, pause.from)
  list.push({ index, from, to: from + pause.length })
  return { over: from + pause.length, length: length + pause.length, list }
}

/** From the depot on. */
const waysOf = (best: Label): ReadonlyArray<Label> => {
  const ways: Label[] = []
  for (let way: Label | undefined = best; way !== undefined; way = way.after) ways.unshift(way)
  return ways
}
