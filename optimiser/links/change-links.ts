import type { Facts } from '../instance'
import type { Search } from '../search'
import { NOBODY, vehicleAt, type Tours } from '../tours'
import { addHours, measureHours } from './hours'
import type { Links } from './links'

/** Removes so many stops in a row, from this one on. */
export const cutOut = ({ facts, tours }: Search, links: Links, from: number, count: number): void => {
  const { metres, place, places, amount } = facts
  const { leg, vehicleOf, load, length } = tours
  const { next, prev, journal } = links
  const vehicle = vehicleOf[from] ?? 0
  const before = prev[from] ?? 0
  let way = leg[before] ?? 0
  journal.first[journal.pieces] = journal.stops
  journal.before[journal.pieces] = before
  journal.there[journal.pieces] = way
  journal.pieces += 1
  let weight = 0
  let call = from
  let at = journal.stops
  for (const until = at + count; at < until; at += 1) {
    const on = leg[call] ?? 0
    journal.removed[at] = call
    journal.on[at] = on
    way += on
    weight += amount[call] ?? 0
    vehicleOf[call] = NOBODY
    call = next[call] ?? 0
  }
  journal.stops = at
  load[vehicle] = (load[vehicle] ?? 0) - weight
  resize(tours, links, vehicle, -count)
  const closing = length[vehicle] === 0 ? 0 : (metres[(place[before] ?? 0) * places + (place[call] ?? 0)] ?? 0)
  join(tours, links, before, closing, call)
  links.detour += closing - way
  if (links.hours !== undefined) measureHours(facts, links, vehicle)
}

/** Puts a stop behind a call of a vehicle. */
export const linkIn = ({ facts, tours }: Search, links: Links, stop: number, before: number, vehicle: number): void => {
  const { metres, place, places, amount } = facts
  const { leg, vehicleOf, load } = tours
  const { next, journal } = links
  const after = next[before] ?? 0
  const here = place[stop] ?? 0
  const there = metres[(place[before] ?? 0) * places + here] ?? 0
  const on = metres[here * places + (place[after] ?? 0)] ?? 0
  const was = leg[before] ?? 0
  journal.inserted[journal.insertions] = stop
  journal.was[journal.insertions] = was
  journal.insertions += 1
  links.detour += there + on - was
  addHours(facts, links, vehicle, stop, before)
  leg[stop] = on
  join(tours, links, before, there, stop)
  join(tours, links, stop, on, after)
  vehicleOf[stop] = vehicle
  load[vehicle] = (load[vehicle] ?? 0) + (amount[stop] ?? 0)
  resize(tours, links, vehicle, 1)
}

/** Undoes all changes of the step, backwards. Hours are restored elsewhere. */
export const undo = ({ facts, tours }: Search, links: Links): void => {
  const { journal } = links
  for (let at = journal.insertions - 1; at >= 0; at -= 1)
    unlink(facts, tours, links, journal.inserted[at] ?? 0, journal.was[at] ?? 0)
  let until = journal.stops
  for (let piece = journal.pieces - 1; piece >= 0; piece -= 1) {
    linkBack(facts, tours, links, piece, until)
    until = journal.first[piece] ?? 0
  }
}

const unlink = ({ amount }: Facts, tours: Tours, links: Links, stop: number, was: number): void => {
  const { vehicleOf, load } = tours
  const vehicle = vehicleOf[stop] ?? 0
  load[vehicle] = (load[vehicle] ?? 0) - (amount[stop] ?? 0)
  resize(tours, links, vehicle, -1)
  vehicleOf[stop] = NOBODY
  join(tours, links, links.prev[stop] ?? 0, was, links.next[stop] ?? 0)
}

/** Puts a removed piece back, whose stops end before a place in the journal. */
const linkBack = (facts: Facts, tours: Tours, links: Links, piece: number, until: number): void => {
  const { amount } = facts
  const { vehicleOf, leg, load } = tours
  const { next, journal } = links
  const first = journal.first[piece] ?? 0
  let call = journal.before[piece] ?? 0
  const after = next[call] ?? 0
  const vehicle = vehicleAt(facts, tours, call)
  let way = journal.there[piece] ?? 0
  for (let at = first; at < until; at += 1) {
    const stop = journal.removed[at] ?? 0
    leg[stop] = journal.on[at] ?? 0
    join(tours, links, call, way, stop)
    vehicleOf[stop] = vehicle
    load[vehicle] = (load[vehicle] ?? 0) + (amount[stop] ?? 0)
    way = leg[stop] ?? 0
    call = stop
  }
  join(tours, links, call, way, after)
  resize(tours, links, vehicle, until - first)
}

/** Makes two calls neighbours, so many metres apart. */
const join = ({ leg }: Tours, { next, prev, widest }: Links, before: number, way: number, after: number): void => {
  next[before] = after
  prev[after] = before
  leg[before] = way
  const reached = leg[prev[before] ?? 0] ?? 0
  const leaving = leg[after] ?? 0
  widest[before] = reached > way ? reached : way
  widest[after] = way > leaving ? way : leaving
}

const resize = (tours: Tours, links: Links, vehicle: number, more: number): void => {
  const was = tours.length[vehicle] ?? 0
  tours.length[vehicle] = was + more
  if (was > 0 && was + more > 0) return
  const isOut = was === 0 ? 1 : 0
  tours.busy += isOut - (tours.isOut[vehicle] ?? 0)
  tours.isOut[vehicle] = isOut
  if (isOut === 0 && vehicle < links.idle) links.idle = vehicle
}
