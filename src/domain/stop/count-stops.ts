import type { StopList } from './stop-list'
import { visibleByChunk, type StopFilter } from './visible-stops'

const noFilter: StopFilter = { onlyUnplanned: false, focusedDay: undefined }

/** §2: the count of the Stops tab, optionally filtered. */
export const countStops = (stops: StopList, filter: StopFilter = noFilter): number =>
  visibleByChunk(stops, filter).reduce((count, { length }) => count + length, 0)
