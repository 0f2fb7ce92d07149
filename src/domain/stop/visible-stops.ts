import { ALL_DAYS, type RouteDay } from '../calendar'
import { memoizeWeak } from '../value'
import type { Stop } from './stop'
import { isStartOrEnd, listedDayOf } from './stop-getters'
import { concatStops, stopList, type StopList } from './stop-list'

export type StopFilter = {
  readonly onlyUnplanned: boolean
  /** undefined and ALL: every day */
  readonly focusedDay: RouteDay | undefined
}

type Stops = ReadonlyArray<Stop>

/** Some servers list START and END among the stops; they belong to routes. */
export const isCustomerStop = ({ facts }: Stop): boolean => !isStartOrEnd(facts.type)

/** The stops of a chunk that a filter shows: cached, so that it checks no stop twice and always gives the same arrays. */
const customerStopsIn = memoizeWeak((chunk: Stops): Stops =>
  chunk.every(isCustomerStop) ? chunk : chunk.filter(isCustomerStop),
)

const unplannedStopsIn = memoizeWeak((chunk: Stops): Stops =>
  customerStopsIn(chunk).filter((stop) => !stop.placement.isPlanned),
)

export const stopsByDayIn = memoizeWeak((chunk: Stops): ReadonlyMap<RouteDay, Stops> =>
  groupStopsBy(customerStopsIn(chunk), listedDayOf),
)

/** Groups stops by key; stops without a key are left out. */
export const groupStopsBy = <A>(stops: Stops, keyOf: (stop: Stop) => A | undefined): ReadonlyMap<A, Stops> => {
  const groups = new Map<A, Array<Stop>>()
  for (const stop of stops) {
    const key = keyOf(stop)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [stop])
    else group.push(stop)
  }
  return groups
}

const noStops: Stops = []

/** §4: unplanned only, else the stops of the focused day, else every stop; by chunk. */
export const visibleByChunk = (stops: StopList, { onlyUnplanned, focusedDay }: StopFilter): ReadonlyArray<Stops> =>
  stopList.mapChunks(stops, (chunk) => {
    if (onlyUnplanned) return unplannedStopsIn(chunk)
    return focusedDay === undefined || focusedDay === ALL_DAYS
      ? customerStopsIn(chunk)
      : (stopsByDayIn(chunk).get(focusedDay) ?? noStops)
  })

export const visibleStops = (stops: StopList, filter: StopFilter): Stops => concatStops(visibleByChunk(stops, filter))

const noFilter: StopFilter = { onlyUnplanned: false, focusedDay: undefined }

/** §2: the count of the Stops tab, optionally filtered. */
export const countStops = (stops: StopList, filter: StopFilter = noFilter): number =>
  visibleByChunk(stops, filter).reduce((count, { length }) => count + length, 0)
