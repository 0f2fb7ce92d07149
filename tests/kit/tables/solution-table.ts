import type { Window } from '../../../src/domain/problem'
import type { Solution } from '../builders/solution'
import { tableOf } from './table'

const formatWindow = ({ from, to }: Window): string => `${from}-${to}`

/** Times in seconds, as in the rules. */
export const solutionTable = ({ problem, plan }: Solution): string => {
  const rows = plan.routes.flatMap((route) => {
    const vehicle = problem.vehicles.find(({ id }) => id === route.vehicle)
    const limits = vehicle && `${vehicle.earliest}-${vehicle.latest}, holds ${vehicle.capacity.join('+')}`
    return [
      [route.vehicle, '', `leaves ${route.leaves}`, `returns ${route.returns}`, limits ?? 'unknown'],
      ...route.visits.map((visit) => {
        const stop = problem.stops.find(({ id }) => id === visit.stop)
        const notes =
          stop &&
          `${stop.type} ${stop.demand.join('+')}, ${stop.service} s, ${stop.windows.map(formatWindow).join(' ')}`
        return ['', visit.stop, `${visit.arrival} ${visit.start}`, String(visit.departure), notes ?? 'unknown']
      }),
    ]
  })
  return tableOf('plan', ['vehicle', 'stop', 'arrives, starts', 'leaves', 'limits'], rows)
}
