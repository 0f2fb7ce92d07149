import { NOBODY, putAfter, settleAround, some, touched } from '../tours'
import { blink } from './skip-rate'
import { listCandidates, type Search } from '../search'
import { findPlace } from './find-position'
import { inTurn } from './sort-waiting'

/** Inserts each waiting stop at the cheapest place, or leaves it out where that is cheaper. */
export const insertWaiting = (search: Search): void => {
  const { facts, tours, waiting, candidates } = search
  inTurn(search)
  blink(search)
  listCandidates(facts, tours, candidates)
  for (let at = 0; at < waiting.count; at += 1) {
    const stop = waiting.stops[at] ?? 0
    if (search.isStopped()) some.add(tours.left, stop)
    else insert(search, stop)
  }
  waiting.count = 0
}

const insert = (search: Search, stop: number): void => {
  const { facts, tours, candidates, offer } = search
  findPlace(search, stop)
  const { vehicle, before } = offer
  if (vehicle === NOBODY) {
    some.add(tours.left, stop)
    return
  }
  const wasHome = tours.length[vehicle] === 0
  putAfter(tours, vehicle, before, stop)
  settleAround(facts, tours, vehicle, before + 1)
  touched.add(search.touched, vehicle)
  if (wasHome) listCandidates(facts, tours, candidates)
}
