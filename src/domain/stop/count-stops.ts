import type { StopList } from './stop-list'
import { visibleBySheet, type StopFilter } from './visible-stops'

const everyStop: StopFilter = { onlyUnplanned: false, focusedDay: undefined }

/** §2: the count of the Stops tab, or of what a filter leaves of it. */
export const stopCount = (stops: StopList, filter: StopFilter = everyStop): number =>
  visibleBySheet(stops, filter).reduce((count, { length }) => count + length, 0)
