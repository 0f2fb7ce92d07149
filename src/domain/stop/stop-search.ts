import { saying } from './filter-by-text'
import type { Stop } from './stop'
import { joined, type StopList } from './stop-list'
import { visibleBySheet, type StopFilter } from './visible-stops'

/** The stops to list, and what to say of the search. */
export type StopsFound = { readonly stops: ReadonlyArray<Stop>; readonly message: string | undefined }

/** §5: a search looks among the stops that are visible; where it finds none, it says so and they all stay. */
export const foundStops = (stops: StopList, filter: StopFilter, query: string): StopsFound => {
  const visible = visibleBySheet(stops, filter)
  const found = searched(visible, query)
  if (found.length > 0 || query.trim() === '') return { stops: found, message: undefined }
  return { stops: joined(visible), message: noSearchResults(query) }
}

/** §2 */
export const noSearchResults = (query: string): string => `No search results for "${query.trim()}"`

/** §5: the stops whose customer name or city has the text in it, in any case. Blank text asks for nothing. */
export const searchedStops = ({ sheets }: StopList, query: string): ReadonlyArray<Stop> => searched(sheets, query)

const searched = (parts: ReadonlyArray<ReadonlyArray<Stop>>, query: string): ReadonlyArray<Stop> => {
  const asked = query.trim()
  return joined(asked === '' ? parts : parts.map(saying(asked)))
}
