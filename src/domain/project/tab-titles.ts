import { formatNumber } from '../text'

export type TabTitle = { readonly tab: 'routes' | 'stops'; readonly title: string; readonly count: string | undefined }

/** §2: the stops tab shows a count once the stops are loaded. */
export const tabTitles = (stops: number | undefined): ReadonlyArray<TabTitle> => [
  { tab: 'routes', title: 'Routes', count: undefined },
  { tab: 'stops', title: 'Stops', count: stops === undefined ? undefined : formatNumber(stops) },
]
