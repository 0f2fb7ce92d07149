import { ALL_DAYS, type RouteDay } from '../calendar'
import { memoizeWeak } from '../remembered'
import type { Stop } from './stop'
import { concatStops, type StopChunk, type StopList } from './stop-list'
import { isStartOrEnd } from './stop-type'

/** What an operator has chosen to see. */
export type StopFilter = {
  readonly onlyUnplanned: boolean
  /** no day and ALL are every day */
  readonly focusedDay: RouteDay | undefined
}

type Stops = ReadonlyArray<Stop>

/** Where a server lists START and END among the stops: they belong to routes, and nobody is visited there. */
export const isCustomerStop = ({ type }: Pick<Stop, 'type'>): boolean => !isStartOrEnd(type)

/** The stops of a sheet that one may choose to see. */
export type ChunkSelections = {
  readonly all: Stops
  readonly unplanned: Stops
  readonly byDay: ReadonlyMap<RouteDay, Stops>
}

/** Looked up once for a sheet, so that a choice costs no look at a stop, and has the same array of stops every time. */
export const chunkSelectionsOf = memoizeWeak((chunk: StopChunk): ChunkSelections => {
  const all = chunk.every(isCustomerStop) ? chunk : chunk.filter(isCustomerStop)
  return {
    all,
    unplanned: all.filter((stop) => !stop.isPlanned),
    byDay: groupStopsBy(all, ({ routeDay }) => routeDay),
  }
})

/** Stops by what each has of something, those that have none of it left out. */
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

/** §4: unplanned only, or else the stops of the focused day, or else every stop; sheet by sheet. */
export const visibleByChunk = ({ chunks }: StopList, { onlyUnplanned, focusedDay }: StopFilter): ReadonlyArray<Stops> =>
  chunks.map((chunk) => {
    const { all, unplanned, byDay } = chunkSelectionsOf(chunk)
    if (onlyUnplanned) return unplanned
    return focusedDay === undefined || focusedDay === ALL_DAYS ? all : (byDay.get(focusedDay) ?? noStops)
  })

export const visibleStops = (stops: StopList, filter: StopFilter): Stops => concatStops(visibleByChunk(stops, filter))
