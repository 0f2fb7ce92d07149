import { filterByText } from './filter-by-text'
import type { Stop } from './stop'
import { concatStops, type StopList } from './stop-list'
import { visibleByChunk, type StopFilter } from './visible-stops'

/** The stops to list, and what to say of the search. */
export type StopSearchResult = { readonly stops: ReadonlyArray<Stop>; readonly message: string | undefined }

/** §5: a search looks among the stops that are visible; where it finds none, it says so and they all stay. */
export const searchVisibleStops = (stops: StopList, filter: StopFilter, query: string): StopSearchResult => {
  const visible = visibleByChunk(stops, filter)
  const matches = searchParts(visible, query)
  if (matches.length > 0 || query.trim() === '') return { stops: matches, message: undefined }
  return { stops: concatStops(visible), message: noSearchResultsMessage(query) }
}

/** §2 */
export const noSearchResultsMessage = (query: string): string => `No search results for "${query.trim()}"`

/** §5: the stops whose customer name or city has the text in it, in any case. Blank text asks for nothing. */
export const searchStops = ({ chunks }: StopList, query: string): ReadonlyArray<Stop> => searchParts(chunks, query)

const searchParts = (parts: ReadonlyArray<ReadonlyArray<Stop>>, query: string): ReadonlyArray<Stop> => {
  const trimmedQuery = query.trim()
  return concatStops(trimmedQuery === '' ? parts : parts.map(filterByText(trimmedQuery)))
}
