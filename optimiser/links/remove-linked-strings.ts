import { drawStrings, stopsBefore, stopsBeforeGap } from '../removal'
import type { Search } from '../search'
import { stopBag } from '../routes'
import { unlinkStops } from './change-links'
import type { Links } from './links'

/** Removes strings of stops, which then wait to be inserted. */
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
