import type { Window } from '../../../src/domain/problem'
import type { Answer } from '../builders/solution'
import { tableOf } from './table'

const shownWindow = ({ from, to }: Window): string => `${from}-${to}`

/** Times in seconds, as in the rules. */
export const answerTable = ({ problem, plan }: Answer): string => {
  const rows = plan.routes.flatMap((route) => {
    const vehicle = problem.vehicles.find(({ id }) => id === route.vehicle)
    const limits = vehicle && `${vehicle.earliest}-${vehicle.latest}, holds ${vehicle.capacity.join('+')}`
    return [
      [route.vehicle, '', `leaves ${route.leaves}`, `returns ${route.returns}`, limits ?? 'unknown'],
      ...route.visits.map((visit) => {
        const stop = problem.stops.find(({ id }) => id === visit.stop)
        const wishes =
          stop && `${stop.type} ${stop.demand.join('+')}, ${stop.service} s, ${stop.windows.map(shownWindow).join(' ')}`
        return ['', visit.stop, `${visit.arrival} ${visit.start}`, String(visit.departure), wishes ?? 'unknown']
      }),
    ]
  })
  return tableOf('plan', ['vehicle', 'stop', 'arrives, starts', 'leaves', 'limits'], rows)
}
