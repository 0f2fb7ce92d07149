import { formatNumber } from '../text'

/** A tab of a project's page: its title, and its count where it has one. */
export type TabTitle = { readonly tab: 'routes' | 'stops'; readonly title: string; readonly count: string | undefined }

/** §2: the stops tab can show a count; it has one as soon as the stops are known. */
export const tabTitles = (stops: number | undefined): ReadonlyArray<TabTitle> => [
  { tab: 'routes', title: 'Routes', count: undefined },
  { tab: 'stops', title: 'Stops', count: stops === undefined ? undefined : formatNumber(stops) },
]
