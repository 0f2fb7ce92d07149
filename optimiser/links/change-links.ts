import type { Instance } from '../instance'
import type { Search } from '../search'
import { NO_VEHICLE, vehicleOfNode, type Routes } from '../routes'
import { addStopDuration, measureDuration } from './durations'
import type { Links } from './links'

/**
 * Removes `count` consecutive stops, beginning with `from`. Links are the node before and after each node, which a step
 * changes in place of the lists of `Routes`; the journal notes its changes, so that they can be undone.
 */
export const unlinkStops = ({ instance, routes }: Search, links: Links, from: number, count: number): void => {
  const { metres, matrixRow, matrixSize } = instance
  const { leg, vehicleOf, visitCount } = routes
  const { next, prev, journal } = links
  const vehicle = vehicleOf[from] ?? 0
  const before = prev[from] ?? 0
  let metresSum = leg[before] ?? 0
  journal.first[journal.segmentCount] = journal.removedCount
  journal.before[journal.segmentCount] = before
  journal.legBefore[journal.segmentCount] = metresSum
  journal.segmentCount += 1
  let node = from
  let index = journal.removedCount
  for (const until = index + count; index < until; index += 1) {
    const legMetres = leg[node] ?? 0
    journal.removed[index] = node
    journal.legAfter[index] = legMetres
    metresSum += legMetres
    changeLoad(instance, routes, vehicle, node, -1)
    vehicleOf[node] = NO_VEHICLE
    node = next[node] ?? 0
  }
  journal.removedCount = index
  changeLength(routes, links, vehicle, -count)
  const closingLeg =
    visitCount[vehicle] === 0 ? 0 : (metres[(matrixRow[before] ?? 0) * matrixSize + (matrixRow[node] ?? 0)] ?? 0)
  joinNodes(routes, links, before, closingLeg, node)
  links.detour += closingLeg - metresSum
  if (links.durations !== undefined) measureDuration(instance, links, vehicle)
}

/** Puts a stop behind a node of a vehicle. */
export const linkStop = (
  { instance, routes }: Search,
  links: Links,
  stop: number,
  before: number,
  vehicle: number,
): void => {
  const { metres, matrixRow, matrixSize } = instance
  const { leg, vehicleOf } = routes
  const { next, journal } = links
  const after = next[before] ?? 0
  const stopRow = matrixRow[stop] ?? 0
  const legTo = metres[(matrixRow[before] ?? 0) * matrixSize + stopRow] ?? 0
  const legFrom = metres[stopRow * matrixSize + (matrixRow[after] ?? 0)] ?? 0
  const legBefore = leg[before] ?? 0
  journal.inserted[journal.insertedCount] = stop
  journal.replacedLeg[journal.insertedCount] = legBefore
  journal.insertedCount += 1
  links.detour += legTo + legFrom - legBefore
  addStopDuration(instance, links, vehicle, stop, before)
  leg[stop] = legFrom
  joinNodes(routes, links, before, legTo, stop)
  joinNodes(routes, links, stop, legFrom, after)
  vehicleOf[stop] = vehicle
  changeLoad(instance, routes, vehicle, stop, 1)
  changeLength(routes, links, vehicle, 1)
}

/** Undoes all changes of the step except the hours, in reverse order. */
export const undoStep = ({ instance, routes }: Search, links: Links): void => {
  const { journal } = links
  for (let index = journal.insertedCount - 1; index >= 0; index -= 1)
    unlinkStop(instance, routes, links, journal.inserted[index] ?? 0, journal.replacedLeg[index] ?? 0)
  let until = journal.removedCount
  for (let segment = journal.segmentCount - 1; segment >= 0; segment -= 1) {
    relinkSegment(instance, routes, links, segment, until)
    until = journal.first[segment] ?? 0
  }
}

const unlinkStop = (instance: Instance, routes: Routes, links: Links, stop: number, legBefore: number): void => {
  const { vehicleOf } = routes
  const vehicle = vehicleOf[stop] ?? 0
  changeLoad(instance, routes, vehicle, stop, -1)
  changeLength(routes, links, vehicle, -1)
  vehicleOf[stop] = NO_VEHICLE
  joinNodes(routes, links, links.prev[stop] ?? 0, legBefore, links.next[stop] ?? 0)
}

/** Puts a removed segment back; its stops end before index `until` of the journal. */
const relinkSegment = (instance: Instance, routes: Routes, links: Links, segment: number, until: number): void => {
  const { vehicleOf, leg } = routes
  const { next, journal } = links
  const first = journal.first[segment] ?? 0
  let node = journal.before[segment] ?? 0
  const after = next[node] ?? 0
  const vehicle = vehicleOfNode(instance, routes, node)
  let legMetres = journal.legBefore[segment] ?? 0
  for (let index = first; index < until; index += 1) {
    const stop = journal.removed[index] ?? 0
    leg[stop] = journal.legAfter[index] ?? 0
    joinNodes(routes, links, node, legMetres, stop)
    vehicleOf[stop] = vehicle
    changeLoad(instance, routes, vehicle, stop, 1)
    legMetres = leg[stop] ?? 0
    node = stop
  }
  joinNodes(routes, links, node, legMetres, after)
  changeLength(routes, links, vehicle, until - first)
}

/** Links two nodes with a leg of this many metres. */
const joinNodes = (
  { leg }: Routes,
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

/** Loads a stop, or unloads it where `sign` is -1. */
const changeLoad = (
  { dimensionCount, delivered, collected }: Instance,
  { load }: Routes,
  vehicle: number,
  stop: number,
  sign: number,
): void => {
  for (let dimension = 0; dimension < dimensionCount; dimension += 1) {
    const loadIndex = vehicle * dimensionCount + dimension
    const stopIndex = stop * dimensionCount + dimension
    load[loadIndex] = (load[loadIndex] ?? 0) + sign * ((delivered[stopIndex] ?? 0) + (collected[stopIndex] ?? 0))
  }
}

const changeLength = (routes: Routes, links: Links, vehicle: number, change: number): void => {
  const countBefore = routes.visitCount[vehicle] ?? 0
  routes.visitCount[vehicle] = countBefore + change
  if (countBefore > 0 && countBefore + change > 0) return
  const isUsed = countBefore === 0 ? 1 : 0
  routes.usedCount += isUsed - (routes.isUsed[vehicle] ?? 0)
  routes.isUsed[vehicle] = isUsed
  if (isUsed === 0 && vehicle < links.firstIdle) links.firstIdle = vehicle
}
