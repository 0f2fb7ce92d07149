import type { ListState } from '../../../application/stop'
import type { ProjectId } from '../../../domain/project'
import { searchVisibleStops, pageOf, type Page, type StopFilter, type StopList } from '../../../domain/stop'
import { stopRowOf, type StopRow } from './stop-row'

/** What is listed of the stops, and what is said about the search. */
export type ListedStops = {
  readonly message: string | undefined
  readonly page: Page<StopRow>
  /** said in place of a table without rows */
  readonly emptyMessage: string | undefined
}

/** §2, §4, §5: those that the filter and the search leave, one page of them. */
export const filterStops = (
  project: ProjectId,
  stops: StopList,
  filter: StopFilter,
  { query, page }: ListState,
): ListedStops => {
  const matches = searchVisibleStops(stops, filter, query)
  const { items, ...rest } = pageOf(matches.stops, page)
  return {
    message: matches.message,
    page: { ...rest, items: items.map(stopRowOf(project)) },
    emptyMessage:
      matches.stops.length > 0 ? undefined : filter.onlyUnplanned ? 'No unplanned stops' : 'No stops on this day',
  }
}
