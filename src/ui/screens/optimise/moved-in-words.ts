import type { StopsMoved } from '../../../domain/job'
import { counted, inDigits } from '../../../domain/text'

/** 82 stops get a route, 3 change route; where there were no routes before: 82 stops planned */
export const movedInWords = ({ added, changed, dropped }: StopsMoved, isCompared: boolean): string => {
  if (!isCompared) return `${counted(added, 'stop')} planned`
  const parts = [
    { count: added, one: 'gets a route', many: 'get a route' },
    { count: changed, one: 'changes route', many: 'change route' },
    { count: dropped, one: 'loses its route', many: 'lose their route' },
  ].filter(({ count }) => count > 0)
  if (parts.length === 0) return 'No stop changes route'
  return parts
    .map(({ count, one, many }, place) => {
      const stops = place === 0 ? counted(count, 'stop') : inDigits(count)
      return `${stops} ${count === 1 ? one : many}`
    })
    .join(', ')
}
