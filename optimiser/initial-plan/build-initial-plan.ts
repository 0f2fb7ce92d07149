import type { Search } from '../search'
import { insertWaiting } from '../insertion'
import { NO_VEHICLE, stopBag } from '../tours'
import { layRoutes } from './lay-routes'
import { savingsRoutes } from './savings'

/** The first plan: today's routes, or some made quickly; all other stops are inserted where they cost least. */
export const buildInitialPlan = (search: Search, present: ReadonlyArray<ReadonlyArray<number>> | undefined): void => {
  const { instance, tours, waiting, isStopped } = search
  if (present !== undefined) layRoutes(instance, tours, present, isStopped)
  else if (instance.isSimple && !instance.hasWindows)
    layRoutes(instance, tours, sortLongestFirst(savingsRoutes(search)), isStopped)
  tours.unplanned.count = 0
  for (let stop = 0; stop < instance.stops; stop += 1)
    if (tours.vehicleOf[stop] === NO_VEHICLE) stopBag.add(waiting, stop)
  insertWaiting(search)
}

const sortLongestFirst = (routes: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<ReadonlyArray<number>> =>
  routes.toSorted((first, second) => second.length - first.length)
