import { drawInsertionMode, retryUnplanned, sortWaiting } from '../insertion'
import { drawStepKind, recordStep, stepKinds, updateBest, type Search } from '../search'
import { copyUnplanned, NO_NODE, NO_VEHICLE, stopBag, vehicleSet, vehicleOfNode, costWithUnplanned } from '../routes'
import { drawRemovedRoute, drawStrings, stopsBefore, stopsBeforeGap } from '../removal'
import { linkStop, undoStep, unlinkStops } from './change-links'
import { findInsertionNode } from './find-insertion-node'
import { areWithinLimit, acceptDurations, restoreDurations, surchargeSoFar } from './durations'
import { clearJournal, type Links } from './links'
import { writeRoute } from './create-links'

/** A step of annealing on the links: keeps the changed routes if they cost less than before plus the margin. */
export const annealLinkedStep = (search: Search, links: Links, margin: number, mayAbort: boolean): void => {
  const { instance, routes, accepted } = search
  vehicleSet.clear(search.changedVehicles)
  clearJournal(links.journal)
  links.extraCost = 0
  retryUnplanned(search)
  // No vehicle is sent on links: such a step removes strings only.
  const kind = drawStepKind(search.stepKindRates, instance, accepted.unplanned.count, search.random)
  if (kind === stepKinds.removeRoute) removeLinkedRoute(search, links)
  removeLinkedStrings(search, links)
  sortWaiting(search)
  drawInsertionMode(search)
  const extraCost = (): number => links.extraCost + surchargeSoFar(instance, links, search.changedVehicles)
  // Insertions hardly ever make routes shorter, so that a step that costs too much already need not be finished.
  const isTooCostly = (): boolean => mayAbort && accepted.unplanned.count === 0 && extraCost() >= margin
  const isFinished = insertAll(search, links, isTooCostly)
  routes.total = costWithUnplanned(instance, accepted.total + extraCost(), accepted.unplanned, routes.unplanned)
  recordStep(search.stepKindRates, kind, isFinished ? accepted.total - routes.total : 0)
  const isAcceptable = isFinished && routes.total < accepted.total + margin
  if (isAcceptable && areWithinLimit(links, search.changedVehicles)) accept(search, links)
  else revert(search, links)
}

/** Returns false if it stopped because of the cost. */
const insertAll = (search: Search, links: Links, isTooCostly: () => boolean): boolean => {
  const { instance, routes, waiting } = search
  for (let index = 0; index < waiting.count; index += 1) {
    if (isTooCostly()) return false
    const stop = waiting.stops[index] ?? 0
    const before = findInsertionNode(search, links, stop)
    if (before === NO_NODE) stopBag.add(routes.unplanned, stop)
    else {
      const vehicle = vehicleOfNode(instance, routes, before)
      linkStop(search, links, stop, before, vehicle)
      vehicleSet.add(search.changedVehicles, vehicle)
    }
  }
  waiting.count = 0
  return true
}

const accept = (search: Search, links: Links): void => {
  const { routes, accepted, best } = search
  copyUnplanned(routes, accepted)
  acceptDurations(links, search.changedVehicles)
  updateBest(search, (vehicle) => writeRoute(search, links, best, vehicle))
}

const revert = (search: Search, links: Links): void => {
  undoStep(search, links)
  restoreDurations(links, search.changedVehicles)
  copyUnplanned(search.accepted, search.routes)
  search.waiting.count = 0
}

/** Removes all stops of a vehicle, so that it may stay idle. */
const removeLinkedRoute = (search: Search, links: Links): void => {
  const vehicle = drawRemovedRoute(search)
  if (vehicle === NO_VEHICLE) return
  vehicleSet.add(search.changedVehicles, vehicle)
  const first = links.next[search.instance.stopCount + vehicle] ?? 0
  unlinkStops(search, links, first, search.routes.visitCount[vehicle] ?? 0)
}

/** Removes strings of stops; all that this step removed then wait to be inserted. */
export const removeLinkedStrings = (search: Search, links: Links): void => {
  drawStrings(search, (_, __, stop) => removeString(search, links, stop))
  for (let index = 0; index < links.journal.removedCount; index += 1)
    stopBag.add(search.waiting, links.journal.removed[index] ?? 0)
}

const removeString = (search: Search, links: Links, stop: number): void => {
  const { next, prev } = links
  const { removedCount, preservedCount } = search.removalString
  const [stopsAhead, stopsBehind] = [stopsAlong(search, prev, stop), stopsAlong(search, next, stop)]
  const from = followLinks(prev, stop, stopsBefore(search, stopsAhead, stopsBehind))
  const count = stopsBeforeGap(search)
  const remainderStart = followLinks(next, from, count + preservedCount)
  unlinkStops(search, links, from, count)
  if (count < removedCount) unlinkStops(search, links, remainderStart, removedCount - count)
}

/** How many stops follow a stop in this direction, at most as many as the string can include. */
const stopsAlong = ({ instance, removalString }: Search, links: Int32Array, stop: number): number => {
  const maxCount = removalString.removedCount + removalString.preservedCount - 1
  let count = 0
  for (let node = links[stop] ?? 0; node < instance.stopCount && count < maxCount; node = links[node] ?? 0) count += 1
  return count
}

const followLinks = (links: Int32Array, from: number, steps: number): number => {
  let node = from
  for (let stepsLeft = steps; stepsLeft > 0; stepsLeft -= 1) node = links[node] ?? 0
  return node
}
