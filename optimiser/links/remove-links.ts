import { drawStrings, stopsBefore, stopsToGap } from '../removal'
import type { Search } from '../search'
import { some } from '../tours'
import { cutOut } from './change-links'
import type { Links } from './links'

/** Removes strings of stops, which then wait to be inserted. */
export const removeLinks = (search: Search, links: Links): void => {
  drawStrings(search, (_, __, stop) => removeString(search, links, stop))
  for (let at = 0; at < links.journal.stops; at += 1) some.add(search.waiting, links.journal.removed[at] ?? 0)
}

const removeString = (search: Search, links: Links, stop: number): void => {
  const { next, prev } = links
  const { length, kept } = search.cut
  const [ahead, behind] = [stopsAlong(search, prev, stop), stopsAlong(search, next, stop)]
  const from = goOn(prev, stop, stopsBefore(search, ahead, behind))
  const count = stopsToGap(search)
  const rest = goOn(next, from, count + kept)
  cutOut(search, links, from, count)
  if (count < length) cutOut(search, links, rest, length - count)
}

/** How many stops follow a stop in this direction, as far as the string can reach. */
const stopsAlong = ({ facts, cut }: Search, on: Int32Array, stop: number): number => {
  const most = cut.length + cut.kept - 1
  let count = 0
  for (let call = on[stop] ?? 0; call < facts.stops && count < most; call = on[call] ?? 0) count += 1
  return count
}

const goOn = (on: Int32Array, from: number, steps: number): number => {
  let call = from
  for (let left = steps; left > 0; left -= 1) call = on[call] ?? 0
  return call
}
