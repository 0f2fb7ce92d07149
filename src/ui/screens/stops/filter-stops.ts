import type { ListState } from '../../../application/stop'
import type { ProjectId } from '../../../domain/project'
import { searchVisibleStops, pageOf, type Page, type StopFilter, type StopList } from '../../../domain/stop'
import { stopRowOf, type StopRow } from './stop-row'

export type ListedStops = {
  readonly message: string | undefined
  readonly page: Page<StopRow>
  /** shown in place of an empty table */
  readonly emptyMessage: string | undefined
}

/** §2, §4, §5: one page of the stops that match the filter and the search. */
export const filterStops = (
  project: ProjectId,
  stops: StopList,
  filter: StopFilter,
  { query, page }: ListState,
): ListedStops => {
  const matches = searchVisibleStops(stops, filter, query)
  const { items, ...pageInfo } = pageOf(matches.stops, page)
  return {
    message: matches.message,
    page: { ...pageInfo, items: items.map(stopRowOf(project)) },
    emptyMessage:
      matches.stops.length > 0 ? undefined : filter.onlyUnplanned ? 'No unplanned stops' : 'No stops on this day',
  }
}
