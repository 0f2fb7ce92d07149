import type { StopMoveCounts } from '../../../domain/optimisation'
import { pluralise } from '../../../domain/text'
import { describeStopCounts } from './describe-stop-counts'

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
