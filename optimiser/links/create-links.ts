import type { Facts } from '../instance'
import type { Search } from '../search'
import { measureHours, noHours } from './hours'
import { emptyJournal } from './journal'
import type { Links } from './links'

/**
 * Trying a stop only beside its neighbours finds nearly always the best place, if there
 * are no windows and more vehicles in use than this.
 */
const FEW = 10

export const canLink = ({ facts, tours }: Search): boolean => facts.isPlain && !facts.hasWindows && tours.busy > FEW

export const linksOf = (search: Search): Links => {
  const { stops, vehicles, isTimeless } = search.facts
  const calls = stops + 2 * vehicles
  const links = {
    // Computed before the first step, while the preparation may still be broken off.
    near: search.akin,
    next: new Int32Array(calls),
    prev: new Int32Array(calls),
    widest: new Int32Array(calls),
    alone: Int32Array.from(
      { length: stops },
      (_, stop) => metresFrom(search.facts, stop) + metresTo(search.facts, stop),
    ),
    home: Int32Array.from({ length: stops }, (_, stop) =>
      Math.min(metresFrom(search.facts, stop), metresTo(search.facts, stop)),
    ),
    hours: isTimeless ? undefined : noHours(search.facts),
    journal: emptyJournal(stops),
    idle: 0,
    detour: 0,
  }
  linkAll(search, links)
  return links
}

/** All vehicles of a plain problem have the same start and the same end. */
const metresFrom = ({ metres, place, places, stops }: Facts, stop: number): number =>
  metres[(place[stops] ?? 0) * places + (place[stop] ?? 0)] ?? 0

const metresTo = ({ metres, place, places, stops, vehicles }: Facts, stop: number): number =>
  metres[(place[stop] ?? 0) * places + (place[stops + vehicles] ?? 0)] ?? 0

/** Links all calls as they stand in the tours. */
export const linkAll = ({ facts, tours }: Search, links: Links): void => {
  const { next, prev, widest } = links
  const { order, stride, length, leg } = tours
  links.idle = 0
  for (let vehicle = 0; vehicle < facts.vehicles; vehicle += 1) {
    let before = facts.stops + facts.vehicles + vehicle
    const first = vehicle * stride
    for (let at = first; at <= first + (length[vehicle] ?? 0) + 1; at += 1) {
      const call = order[at] ?? 0
      next[before] = call
      prev[call] = before
      widest[call] = Math.max(leg[before] ?? 0, leg[call] ?? 0)
      before = call
    }
    measureHours(facts, links, vehicle)
  }
  links.hours?.before.set(links.hours.taken)
}
