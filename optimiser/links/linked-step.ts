import { drawSkipRate, retryUnplanned, sortWaiting } from '../insertion'
import { updateBest, type Search } from '../search'
import { copyUnplanned, NO_VEHICLE, stopBag, vehicleSet, vehicleOfNode, costWithUnplanned } from '../tours'
import { linkStop, undoStep } from './change-links'
import { findGap } from './find-gap'
import { areWithinHours, acceptHours, restoreHours } from './hours'
import { clearJournal } from './journal'
import type { Links } from './links'
import { removeLinkedStrings } from './remove-links'
import { writeRoute } from './write-routes'

/** A step of annealing on the links: keeps the changed routes if they cost less than before plus the margin. */
export const linkedStep = (search: Search, links: Links, margin: number, mayAbort: boolean): void => {
  const { instance, tours, accepted } = search
  const usedBefore = tours.usedCount
  vehicleSet.clear(search.changedVehicles)
  clearJournal(links.journal)
  links.detour = 0
  retryUnplanned(search)
  removeLinkedStrings(search, links)
  sortWaiting(search)
  drawSkipRate(search)
  const extraCost = (): number =>
    links.detour * instance.weights.perMetre + (tours.usedCount - usedBefore) * (instance.fixedCost[0] ?? 0)
  // Insertions hardly ever make routes shorter, so that a step that costs too much already need not be finished.
  const isTooCostly = (): boolean => mayAbort && accepted.unplanned.count === 0 && extraCost() >= margin
  const isFinished = insertAll(search, links, isTooCostly)
  tours.total = costWithUnplanned(instance, accepted.total + extraCost(), accepted.unplanned, tours.unplanned)
  const isAcceptable = isFinished && tours.total < accepted.total + margin
  if (isAcceptable && areWithinHours(links, search.changedVehicles)) accept(search, links)
  else revert(search, links)
}

/** Returns false if it stopped because of the cost. */
const insertAll = (search: Search, links: Links, isTooCostly: () => boolean): boolean => {
  const { instance, tours, waiting } = search
  for (let index = 0; index < waiting.count; index += 1) {
    if (isTooCostly()) return false
    const stop = waiting.stops[index] ?? 0
    const before = findGap(search, links, stop)
    if (before === NO_VEHICLE) stopBag.add(tours.unplanned, stop)
    else {
      const vehicle = vehicleOfNode(instance, tours, before)
      linkStop(search, links, stop, before, vehicle)
      vehicleSet.add(search.changedVehicles, vehicle)
    }
  }
  waiting.count = 0
  return true
}

const accept = (search: Search, links: Links): void => {
  const { tours, accepted, best } = search
  copyUnplanned(tours, accepted)
  acceptHours(links, search.changedVehicles)
  updateBest(search, (vehicle) => writeRoute(search, links, best, vehicle))
}

const revert = (search: Search, links: Links): void => {
  undoStep(search, links)
  restoreHours(links, search.changedVehicles)
  copyUnplanned(search.accepted, search.tours)
  search.waiting.count = 0
}
