import { searchChunks, visibleByChunk, type Stop, type StopFilter, type StopList } from '../../domain/stop'

/** What the user chose above the list of stops. */
export type ListFilter = StopFilter & { readonly query: string }

export type FilteredStops = {
  readonly stops: ReadonlyArray<Stop>
  /** the search matches no stop of the filter, so the stops are all of the filter */
  readonly isUnmatched: boolean
}

/** §4, §5: the stops of the unplanned or day filter that match the search, in the order of the list. */
export const filterStops = (stops: StopList, { query, ...filter }: ListFilter): FilteredStops => {
  const visible = visibleByChunk(stops, filter)
  const matches = searchChunks(visible, query)
  const isUnmatched = matches.length === 0 && query.trim() !== ''
  return { stops: isUnmatched ? searchChunks(visible, '') : matches, isUnmatched }
}
