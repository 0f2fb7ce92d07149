import type { Search } from '../search'
import { insertWaiting } from '../insertion'
import { NOBODY, some } from '../tours'
import { layDown } from './lay-routes'
import { savings } from './savings'

/** The first plan: today's routes, or some made quickly; all other stops are inserted where they cost least. */
export const open = (search: Search, present: ReadonlyArray<ReadonlyArray<number>> | undefined): void => {
  const { facts, tours, waiting, isStopped } = search
  if (present !== undefined) layDown(facts, tours, present, isStopped)
  else if (facts.isPlain && !facts.hasWindows) layDown(facts, tours, longestFirst(savings(search)), isStopped)
  tours.left.count = 0
  for (let stop = 0; stop < facts.stops; stop += 1) if (tours.vehicleOf[stop] === NOBODY) some.add(waiting, stop)
  insertWaiting(search)
}

const longestFirst = (routes: ReadonlyArray<ReadonlyArray<number>>): ReadonlyArray<ReadonlyArray<number>> =>
  routes.toSorted((one, other) => other.length - one.length)
