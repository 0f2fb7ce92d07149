import type { Instance } from '../instance'
import type { Search } from '../search'
import { measureHours, emptyHours } from './hours'
import { emptyJournal } from './journal'
import type { Links } from './links'

/**
 * Trying a stop only beside its neighbours nearly always finds the best position, if there
 * are no windows and more vehicles in use than this.
 */
const FEW_VEHICLES = 10

export const canLink = ({ instance, tours }: Search): boolean =>
  instance.isSimple && !instance.hasWindows && tours.usedCount > FEW_VEHICLES

export const createLinks = (search: Search): Links => {
  const { stops, vehicles, isNeverLate } = search.instance
  const nodes = stops + 2 * vehicles
  const links = {
    // Computed before the first step, while the preparation can still be stopped.
    related: search.relatedStops,
    next: new Int32Array(nodes),
    prev: new Int32Array(nodes),
    longestLeg: new Int32Array(nodes),
    aloneMetres: Int32Array.from(
      { length: stops },
      (_, stop) => metresFrom(search.instance, stop) + metresTo(search.instance, stop),
    ),
    homeMetres: Int32Array.from({ length: stops }, (_, stop) =>
      Math.min(metresFrom(search.instance, stop), metresTo(search.instance, stop)),
    ),
    hours: isNeverLate ? undefined : emptyHours(search.instance),
    journal: emptyJournal(stops),
    firstIdle: 0,
    detour: 0,
  }
  linkAll(search, links)
  return links
}

/** All vehicles of a plain problem have the same start and the same end. */
const metresFrom = ({ metres, matrixRow, matrixSize, stops }: Instance, stop: number): number =>
  metres[(matrixRow[stops] ?? 0) * matrixSize + (matrixRow[stop] ?? 0)] ?? 0

const metresTo = ({ metres, matrixRow, matrixSize, stops, vehicles }: Instance, stop: number): number =>
  metres[(matrixRow[stop] ?? 0) * matrixSize + (matrixRow[stops + vehicles] ?? 0)] ?? 0

/** Copies all routes of the tours into the links. */
export const linkAll = ({ instance, tours }: Search, links: Links): void => {
  const { next, prev, longestLeg } = links
  const { order, stride, length, leg } = tours
  links.firstIdle = 0
  for (let vehicle = 0; vehicle < instance.vehicles; vehicle += 1) {
    let before = instance.stops + instance.vehicles + vehicle
    const first = vehicle * stride
    for (let index = first; index <= first + (length[vehicle] ?? 0) + 1; index += 1) {
      const node = order[index] ?? 0
      next[before] = node
      prev[node] = before
      longestLeg[node] = Math.max(leg[before] ?? 0, leg[node] ?? 0)
      before = node
    }
    measureHours(instance, links, vehicle)
  }
  links.hours?.before.set(links.hours.current)
}
