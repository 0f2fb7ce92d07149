import { blink, giveChances, inTurn } from '../insertion'
import { keepBest, type Search } from '../search'
import { keepLeft, NOBODY, some, touched, vehicleAt, withLeft } from '../tours'
import { linkIn, undo } from './change-links'
import { findGap } from './find-gap'
import { areInTime, keepHours, restoreHours } from './hours'
import { clearJournal } from './journal'
import type { Links } from './links'
import { removeLinks } from './remove-links'
import { writeRoute } from './write-routes'

/** A step of annealing on the links: keeps the changed routes if they cost less than before plus the margin. */
export const linkedStep = (search: Search, links: Links, margin: number, mayGiveUp: boolean): void => {
  const { facts, tours, kept } = search
  const busy = tours.busy
  touched.clear(search.touched)
  clearJournal(links.journal)
  links.detour = 0
  giveChances(search)
  removeLinks(search, links)
  inTurn(search)
  blink(search)
  const dearer = (): number => links.detour * facts.weights.perMetre + (tours.busy - busy) * (facts.fixedCost[0] ?? 0)
  // Insertions hardly ever make routes shorter, so that a step that costs too much already need not be finished.
  const isTooDear = (): boolean => mayGiveUp && kept.left.count === 0 && dearer() >= margin
  const areAllTried = insertAll(search, links, isTooDear)
  tours.total = withLeft(facts, kept.total + dearer(), kept.left, tours.left)
  const isCheap = areAllTried && tours.total < kept.total + margin
  if (isCheap && areInTime(links, search.touched)) keep(search, links)
  else goBack(search, links)
}

/** Returns false where it gave up. */
const insertAll = (search: Search, links: Links, isTooDear: () => boolean): boolean => {
  const { facts, tours, waiting } = search
  for (let at = 0; at < waiting.count; at += 1) {
    if (isTooDear()) return false
    const stop = waiting.stops[at] ?? 0
    const before = findGap(search, links, stop)
    if (before === NOBODY) some.add(tours.left, stop)
    else {
      const vehicle = vehicleAt(facts, tours, before)
      linkIn(search, links, stop, before, vehicle)
      touched.add(search.touched, vehicle)
    }
  }
  waiting.count = 0
  return true
}

const keep = (search: Search, links: Links): void => {
  const { tours, kept, best } = search
  keepLeft(tours, kept)
  keepHours(links, search.touched)
  keepBest(search, (vehicle) => writeRoute(search, links, best, vehicle))
}

const goBack = (search: Search, links: Links): void => {
  undo(search, links)
  restoreHours(links, search.touched)
  keepLeft(search.kept, search.tours)
  search.waiting.count = 0
}
