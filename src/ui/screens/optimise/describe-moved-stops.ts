import type { StopMoveCounts } from '../../../domain/optimisation'
import { pluralise } from '../../../domain/text'
import { stopsInParts } from './describe-stop-counts'

/** 82 stops get a route, 3 change route; where there were no routes before: 82 stops planned */
export const movedInWords = ({ added, changed, dropped }: StopMoveCounts, isCompared: boolean): string => {
  if (!isCompared) return `${pluralise(added, 'stop')} planned`
  const words = stopsInParts([
    { count: added, words: added === 1 ? 'gets a route' : 'get a route' },
    { count: changed, words: changed === 1 ? 'changes route' : 'change route' },
    { count: dropped, words: dropped === 1 ? 'loses its route' : 'lose their route' },
  ])
  return words === '' ? 'No stop changes route' : words
}
