import type { ListState } from '../../../application/stop'
import type { ProjectId } from '../../../domain/project'
import { searchVisibleStops, pageOf, type Page, type StopFilter, type StopList } from '../../../domain/stop'
import { stopRowOf, type StopRow } from './stop-row'

/** What is listed of the stops, and what is said about the search. */
export type ListedStops = {
  readonly message: string | undefined
  readonly page: Page<StopRow>
  /** said in place of a table without rows */
  readonly nobody: string | undefined
}

/** §2, §4, §5: those that the filter and the search leave, one page of them. */
export const filterStops = (
  project: ProjectId,
  stops: StopList,
  filter: StopFilter,
  { query, page }: ListState,
): ListedStops => {
  const found = searchVisibleStops(stops, filter, query)
  const { items, ...rest } = pageOf(found.stops, page)
  return {
    message: found.message,
    page: { ...rest, items: items.map(stopRowOf(project)) },
    nobody: found.stops.length > 0 ? undefined : filter.onlyUnplanned ? 'No unplanned stops' : 'No stops on this day',
  }
}
