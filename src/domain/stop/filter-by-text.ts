import { memoizeWeak } from '../remembered'
import type { Stop } from './stop'

/** Makes a filter that keeps the stops whose customer name or city has the text in it, in any case. */
export const filterByText = (text: string): ((stops: ReadonlyArray<Stop>) => ReadonlyArray<Stop>) => {
  const foldedQuery = foldText(text)
  // The sign that separates names is in no name.
  return foldedQuery.includes(SEPARATOR) ? () => [] : (stops) => findMatches(foldedQuery, stops)
}

const findMatches = (foldedQuery: string, stops: ReadonlyArray<Stop>): ReadonlyArray<Stop> => {
  const { text, ends } = searchTextOf(stops)
  const matches: Stop[] = []
  let hit = text.indexOf(foldedQuery)
  for (let index = 0; hit >= 0 && index < stops.length; index += 1) {
    const [stop, end] = [stops[index], ends[index]]
    if (stop === undefined || end === undefined || end <= hit) continue
    matches.push(stop)
    hit = text.indexOf(foldedQuery, end)
  }
  return matches
}

/** In capitals, which unlike small letters never depend on their neighbours; and é in one piece, however it came. */
const foldText = (text: string): string => text.toUpperCase().normalize('NFC')

const SEPARATOR = '\0'

/** Names and cities of stops that stand together as one text, and where in it each stop ends. */
type SearchText = { readonly text: string; readonly ends: ReadonlyArray<number> }

/** Searching one text is faster than searching each stop; it is folded once, however often they are searched. */
const searchTextOf = memoizeWeak((stops: ReadonlyArray<Stop>): SearchText => {
  const texts = stops.map(({ customerName, city }) => foldText(`${customerName}${SEPARATOR}${city ?? ''}${SEPARATOR}`))
  let end = 0
  return { text: texts.join(''), ends: texts.map(({ length }) => (end += length)) }
})
