import type { Instance } from '../instance'
import type { Search } from '../search'
import { NO_VEHICLE, vehicleOfNode, type Routes } from '../routes'
import { addStopDuration, subtractDuration } from './durations'
import { becomeIdle } from './idle-vehicles'
import { legCost, serviceCost } from './leg-costs'
import type { Links } from './links'

/**
 * Removes `count` consecutive stops, beginning with `from`. Links are the node before and after each node, which a step
 * changes in place of the lists of `Routes`; the journal notes its changes, so that they can be undone.
 */
export const unlinkStops = ({ instance, routes }: Search, links: Links, from: number, count: number): void => {
  const { vehicleOf, visitCount } = routes
  const { next, prev, leg, journal } = links
  const vehicle = vehicleOf[from] ?? 0
  subtractDuration(instance, links, vehicle, from, count)
  const before = prev[from] ?? 0
  let removedCost = leg[before] ?? 0
  journal.first[journal.segmentCount] = journal.removedCount
  journal.before[journal.segmentCount] = before
  journal.legBefore[journal.segmentCount] = removedCost
  journal.segmentCount += 1
  let node = from
  let index = journal.removedCount
  for (const until = index + count; index < until; index += 1) {
    const legAfter = leg[node] ?? 0
    journal.removed[index] = node
    journal.legAfter[index] = legAfter
    removedCost += legAfter + serviceCost(instance, node)
    changeLoad(instance, routes, vehicle, node, -1)
    vehicleOf[node] = NO_VEHICLE
    node = next[node] ?? 0
  }
  journal.removedCount = index
  changeLength(instance, routes, links, vehicle, -count)
  const closingLeg = visitCount[vehicle] === 0 ? 0 : legCost(instance, before, node)
  joinNodes(links, before, closingLeg, node)
  links.extraCost += closingLeg - removedCost
}

/** Puts a stop behind a node of a vehicle. */
export const linkStop = (
  { instance, routes }: Search,
  links: Links,
  stop: number,
  before: number,
  vehicle: number,
): void => {
  const { next, leg, journal } = links
  const after = next[before] ?? 0
  const legTo = legCost(instance, before, stop)
  const legFrom = legCost(instance, stop, after)
  const legBefore = leg[before] ?? 0
  journal.inserted[journal.insertedCount] = stop
  journal.replacedLeg[journal.insertedCount] = legBefore
  journal.insertedCount += 1
  links.extraCost += legTo + legFrom - legBefore + serviceCost(instance, stop)
  addStopDuration(instance, links, vehicle, stop, before)
  leg[stop] = legFrom
  joinNodes(links, before, legTo, stop)
  joinNodes(links, stop, legFrom, after)
  routes.vehicleOf[stop] = vehicle
  changeLoad(instance, routes, vehicle, stop, 1)
  changeLength(instance, routes, links, vehicle, 1)
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
  changeLength(instance, routes, links, vehicle, -1)
  vehicleOf[stop] = NO_VEHICLE
  joinNodes(links, links.prev[stop] ?? 0, legBefore, links.next[stop] ?? 0)
}

/** Puts a removed segment back; its stops end before index `until` of the journal. */
const relinkSegment = (instance: Instance, routes: Routes, links: Links, segment: number, until: number): void => {
  const { vehicleOf } = routes
  const { next, leg, journal } = links
  const first = journal.first[segment] ?? 0
  let node = journal.before[segment] ?? 0
  const after = next[node] ?? 0
  const vehicle = vehicleOfNode(instance, routes, node)
  let legToStop = journal.legBefore[segment] ?? 0
  for (let index = first; index < until; index += 1) {
    const stop = journal.removed[index] ?? 0
    leg[stop] = journal.legAfter[index] ?? 0
    joinNodes(links, node, legToStop, stop)
    vehicleOf[stop] = vehicle
    changeLoad(instance, routes, vehicle, stop, 1)
    legToStop = leg[stop] ?? 0
    node = stop
  }
  joinNodes(links, node, legToStop, after)
  changeLength(instance, routes, links, vehicle, until - first)
}

/** Links two nodes with a leg of this cost. */
const joinNodes = ({ next, prev, leg, dearestLeg }: Links, before: number, cost: number, after: number): void => {
  next[before] = after
  prev[after] = before
  leg[before] = cost
  const legTo = leg[prev[before] ?? 0] ?? 0
  const legFrom = leg[after] ?? 0
  dearestLeg[before] = legTo > cost ? legTo : cost
  dearestLeg[after] = cost > legFrom ? cost : legFrom
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

const changeLength = (instance: Instance, routes: Routes, links: Links, vehicle: number, change: number): void => {
  const countBefore = routes.visitCount[vehicle] ?? 0
  routes.visitCount[vehicle] = countBefore + change
  if (countBefore > 0 && countBefore + change > 0) return
  const isUsed = countBefore === 0 ? 1 : 0
  routes.usedCount += isUsed - (routes.isUsed[vehicle] ?? 0)
  routes.isUsed[vehicle] = isUsed
  links.extraCost += (isUsed === 1 ? 1 : -1) * (instance.fixedCost[vehicle] ?? 0)
  if (isUsed === 0) becomeIdle(instance, links.idle, vehicle)
}
