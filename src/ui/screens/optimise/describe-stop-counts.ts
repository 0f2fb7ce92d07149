import { pluralise, formatNumber } from '../../../domain/text'
import type { StopMoveCounts } from '../../../domain/optimisation'

/** A number of stops, and what happens to them. */
type StopCount = { readonly count: number; readonly text: string }

/** 82 stops get a route, 3 change route; parts of no stops are left out */
export const describeStopCounts = (stopCounts: ReadonlyArray<StopCount>): string =>
  stopCounts
    .filter(({ count }) => count > 0)
    .map(({ count, text }, index) => `${index === 0 ? pluralise(count, 'stop') : formatNumber(count)} ${text}`)
    .join(', ')

/** 82 stops get a route, 3 change route; where there were no routes before: 82 stops planned */
export const describeMovedStops = ({ added, changed, dropped }: StopMoveCounts, isCompared: boolean): string => {
  if (!isCompared) return `${pluralise(added, 'stop')} planned`
  const text = describeStopCounts([
    { count: added, text: added === 1 ? 'gets a route' : 'get a route' },
    { count: changed, text: changed === 1 ? 'changes route' : 'change route' },
    { count: dropped, text: dropped === 1 ? 'loses its route' : 'lose their route' },
  ])
  return text === '' ? 'No stop changes route' : text
}
