import type { Stop } from './stop'
import { concatStops } from './stop-list'
import { foldCase } from '../text'
import { memoizeWeak } from '../value'

/** §5: the stops whose customer name or city contains the text, in any case. Blank text matches all. */
export const searchChunks = (chunks: ReadonlyArray<ReadonlyArray<Stop>>, query: string): ReadonlyArray<Stop> => {
  const trimmedQuery = query.trim()
  return concatStops(trimmedQuery === '' ? chunks : chunks.map(filterByText(trimmedQuery)))
}

const filterByText = (text: string): ((stops: ReadonlyArray<Stop>) => ReadonlyArray<Stop>) => {
  const foldedQuery = foldCase(text)
  // No name contains the separator.
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

const SEPARATOR = '\0'

/** The names and cities of stops as one text, and the end of each stop in it. */
type SearchText = { readonly text: string; readonly ends: ReadonlyArray<number> }

/** One text is searched faster than each stop; it is cached by chunk. */
const searchTextOf = memoizeWeak((stops: ReadonlyArray<Stop>): SearchText => {
  const texts = stops.map(({ facts: { customerName, city } }) =>
    foldCase(`${customerName}${SEPARATOR}${city ?? ''}${SEPARATOR}`),
  )
  let end = 0
  return { text: texts.join(''), ends: texts.map(({ length }) => (end += length)) }
})
