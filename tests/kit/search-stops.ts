import { searchChunks, stopList, type Stop, type StopList } from '../../src/domain/stop'

/** The matching stops of a whole list. */
export const searchStops = (stops: StopList, query: string): ReadonlyArray<Stop> =>
  searchChunks(
    stopList.mapChunks(stops, (chunk) => chunk),
    query,
  )
