import type { Instance } from '../instance'
import type { Search } from '../search'
import { NO_VEHICLE, vehicleOfNode, type Tours } from '../tours'
import { addHours, measureHours } from './hours'
import type { Links } from './links'

/** Removes `count` consecutive stops, beginning with `from`. */
export const unlinkStops = ({ instance, tours }: Search, links: Links, from: number, count: number): void => {
  const { metres, matrixRow, matrixSize, amount } = instance
  const { leg, vehicleOf, load, length } = tours
  const { next, prev, journal } = links
  const vehicle = vehicleOf[from] ?? 0
  const before = prev[from] ?? 0
  let metresSum = leg[before] ?? 0
  journal.first[journal.segments] = journal.stops
  journal.before[journal.segments] = before
  journal.legBefore[journal.segments] = metresSum
  journal.segments += 1
  let removedLoad = 0
  let node = from
  let index = journal.stops
  for (const until = index + count; index < until; index += 1) {
    const legMetres = leg[node] ?? 0
    journal.removed[index] = node
    journal.legAfter[index] = legMetres
    metresSum += legMetres
    removedLoad += amount[node] ?? 0
    vehicleOf[node] = NO_VEHICLE
    node = next[node] ?? 0
  }
  journal.stops = index
  load[vehicle] = (load[vehicle] ?? 0) - removedLoad
  changeLength(tours, links, vehicle, -count)
  const closingLeg =
    length[vehicle] === 0 ? 0 : (metres[(matrixRow[before] ?? 0) * matrixSize + (matrixRow[node] ?? 0)] ?? 0)
  joinNodes(tours, links, before, closingLeg, node)
  links.detour += closingLeg - metresSum
  if (links.hours !== undefined) measureHours(instance, links, vehicle)
}

/** Puts a stop behind a node of a vehicle. */
export const linkStop = (
  { instance, tours }: Search,
  links: Links,
  stop: number,
  before: number,
  vehicle: number,
): void => {
  const { metres, matrixRow, matrixSize, amount } = instance
  const { leg, vehicleOf, load } = tours
  const { next, journal } = links
  const after = next[before] ?? 0
  const stopRow = matrixRow[stop] ?? 0
  const legTo = metres[(matrixRow[before] ?? 0) * matrixSize + stopRow] ?? 0
  const legFrom = metres[stopRow * matrixSize + (matrixRow[after] ?? 0)] ?? 0
  const legBefore = leg[before] ?? 0
  journal.inserted[journal.insertions] = stop
  journal.replacedLeg[journal.insertions] = legBefore
  journal.insertions += 1
  links.detour += legTo + legFrom - legBefore
  addHours(instance, links, vehicle, stop, before)
  leg[stop] = legFrom
  joinNodes(tours, links, before, legTo, stop)
  joinNodes(tours, links, stop, legFrom, after)
  vehicleOf[stop] = vehicle
  load[vehicle] = (load[vehicle] ?? 0) + (amount[stop] ?? 0)
  changeLength(tours, links, vehicle, 1)
}

/** Undoes all changes of the step except the hours, in reverse order. */
export const undoStep = ({ instance, tours }: Search, links: Links): void => {
  const { journal } = links
  for (let index = journal.insertions - 1; index >= 0; index -= 1)
    unlinkStop(instance, tours, links, journal.inserted[index] ?? 0, journal.replacedLeg[index] ?? 0)
  let until = journal.stops
  for (let segment = journal.segments - 1; segment >= 0; segment -= 1) {
    relinkSegment(instance, tours, links, segment, until)
    until = journal.first[segment] ?? 0
  }
}

const unlinkStop = ({ amount }: Instance, tours: Tours, links: Links, stop: number, legBefore: number): void => {
  const { vehicleOf, load } = tours
  const vehicle = vehicleOf[stop] ?? 0
  load[vehicle] = (load[vehicle] ?? 0) - (amount[stop] ?? 0)
  changeLength(tours, links, vehicle, -1)
  vehicleOf[stop] = NO_VEHICLE
  joinNodes(tours, links, links.prev[stop] ?? 0, legBefore, links.next[stop] ?? 0)
}

/** Puts a removed segment back; its stops end before index `until` of the journal. */
const relinkSegment = (instance: Instance, tours: Tours, links: Links, segment: number, until: number): void => {
  const { amount } = instance
  const { vehicleOf, leg, load } = tours
  const { next, journal } = links
  const first = journal.first[segment] ?? 0
  let node = journal.before[segment] ?? 0
  const after = next[node] ?? 0
  const vehicle = vehicleOfNode(instance, tours, node)
  let legMetres = journal.legBefore[segment] ?? 0
  for (let index = first; index < until; index += 1) {
    const stop = journal.removed[index] ?? 0
    leg[stop] = journal.legAfter[index] ?? 0
    joinNodes(tours, links, node, legMetres, stop)
    vehicleOf[stop] = vehicle
    load[vehicle] = (load[vehicle] ?? 0) + (amount[stop] ?? 0)
    legMetres = leg[stop] ?? 0
    node = stop
  }
  joinNodes(tours, links, node, legMetres, after)
  changeLength(tours, links, vehicle, until - first)
}

/** Links two nodes with a leg of this many metres. */
const joinNodes = (
  { leg }: Tours,
  { next, prev, longestLeg }: Links,
  before: number,
  legMetres: number,
  after: number,
): void => {
  next[before] = after
  prev[after] = before
  leg[before] = legMetres
  const legTo = leg[prev[before] ?? 0] ?? 0
  const legFrom = leg[after] ?? 0
  longestLeg[before] = legTo > legMetres ? legTo : legMetres
  longestLeg[after] = legMetres > legFrom ? legMetres : legFrom
}

const changeLength = (tours: Tours, links: Links, vehicle: number, change: number): void => {
  const countBefore = tours.length[vehicle] ?? 0
  tours.length[vehicle] = countBefore + change
  if (countBefore > 0 && countBefore + change > 0) return
  const isUsed = countBefore === 0 ? 1 : 0
  tours.usedCount += isUsed - (tours.isUsed[vehicle] ?? 0)
  tours.isUsed[vehicle] = isUsed
  if (isUsed === 0 && vehicle < links.firstIdle) links.firstIdle = vehicle
}
