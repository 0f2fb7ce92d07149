import { remembered } from '../remembered'
import type { Stop } from './stop'
import { visibleStops, type StopFilter } from './visible-stops'

/** The stops to list, and what to say of the search. */
export type StopsFound = { readonly stops: ReadonlyArray<Stop>; readonly message: string | undefined }

/** §5: a search looks among the stops that are visible; where it finds none, it says so and they all stay. */
export const foundStops = (stops: ReadonlyArray<Stop>, filter: StopFilter, query: string): StopsFound => {
  const found = visibleStops(searchedStops(stops, query), filter)
  if (found.length > 0 || query.trim() === '') return { stops: found, message: undefined }
  return { stops: visibleStops(stops, filter), message: noSearchResults(query) }
}

/** §2 */
export const noSearchResults = (query: string): string => `No search results for "${query.trim()}"`

/** §5: the stops whose customer name or city has the text in it, in any case. Blank text asks for nothing. */
export const searchedStops = (stops: ReadonlyArray<Stop>, query: string): ReadonlyArray<Stop> => {
  const asked = folded(query.trim())
  if (asked === '') return stops
  const { names, cities } = foldedOf(stops)
  return stops.filter((_, at) => names[at]?.includes(asked) || cities[at]?.includes(asked))
}

/** In capitals, which unlike small letters never depend on their neighbours; and é in one piece, however it came. */
const folded = (text: string): string => text.toUpperCase().normalize('NFC')

type Folded = Readonly<Record<'names' | 'cities', ReadonlyArray<string>>>

/** A list is searched at every keystroke and folded but once, as long as somebody holds it. */
const foldedOf = remembered((stops: ReadonlyArray<Stop>): Folded => ({
  names: stops.map(({ customerName }) => folded(customerName)),
  cities: stops.map(({ city }) => folded(city ?? '')),
}))
