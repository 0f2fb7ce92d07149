import type { Search } from '../search'
import { closeRanks, NOBODY, settle, some } from '../tours'
import { drawStrings, stopsBefore, stopsToGap } from './draw-strings'

/** Removes strings of stops, which then wait to be inserted. */
export const removeStrings = (search: Search): void => {
  const { facts, tours, waiting, touched } = search
  drawStrings(search, removeString)
  for (let at = 0; at < touched.count; at += 1) {
    closeRanks(facts, tours, touched.list[at] ?? 0, waiting)
    settle(facts, tours, touched.list[at] ?? 0)
  }
}

const removeString = (search: Search, vehicle: number, stop: number): void => {
  const { tours, cut } = search
  const spot = tours.spot[stop] ?? 1
  const first = spot - stopsBefore(search, spot - 1, (tours.length[vehicle] ?? 0) - spot)
  const keptFrom = first + stopsToGap(search)
  const last = first + cut.length + cut.kept
  for (let at = first; at < last; at += 1) if (at < keptFrom || at >= keptFrom + cut.kept) take(search, vehicle, at)
}

const take = ({ tours, waiting }: Search, vehicle: number, spot: number): void => {
  const stop = tours.order[vehicle * tours.stride + spot] ?? 0
  tours.vehicleOf[stop] = NOBODY
  some.add(waiting, stop)
}
