import type { Plan } from '../../../src/domain/plan'
import type { Route } from '../../../src/domain/route'
import { planOf, aStopCalled } from './plan'
import { aRouteTo, aVisitTo } from './route'

const day = '2026-11-20'

/** Such as 2026-11-20T09:05:00+01:00 for `09:05`. */
const at = (time: string): string => `${day}T${time}:00+01:00`

type Visits = ReadonlyArray<readonly [id: string, arrival: string, departure: string]>

const timedRoute = (index: number, [leaves, returns]: readonly [string, string], visits: Visits): Route =>
  aRouteTo([], {
    index,
    name: `Rit ${index + 1}`,
    day,
    carrierId: undefined,
    driverId: `driver-${index}`,
    driverName: ['Sanne de Wit', 'Bram de Boer', 'Iris Bosman'][index],
    start: aVisitTo('start', { type: 'start', stopNumber: 0, departure: at(leaves) }),
    visits: visits.map(([id, arrival, departure], position) =>
      aVisitTo(id, { stopNumber: (position + 1) * 10, arrival: at(arrival), departure: at(departure) }),
    ),
    end: aVisitTo('end', { type: 'end', arrival: at(returns) }),
  })

/**
 * Three routes of 20 November 2026, a Friday. `b` waits for its slot, `c` is 10 minutes late, and `e` has 20 minutes of
 * slack; the third route has no stops.
 */
export const timedPlan: Plan = planOf(
  [
    timedRoute(
      0,
      ['08:00', '12:00'],
      [
        ['a', '08:30', '08:45'],
        ['b', '09:10', '09:40'],
        ['c', '10:10', '10:30'],
      ],
    ),
    timedRoute(
      1,
      ['07:00', '11:30'],
      [
        ['d', '08:20', '08:50'],
        ['e', '10:40', '11:00'],
      ],
    ),
    timedRoute(2, ['09:00', '09:00'], []),
  ],
  [
    aStopCalled('a', { customerName: 'Apotheek Mulder', duration: 15 }),
    aStopCalled('b', {
      customerName: 'Bakkerij Kok',
      duration: 15,
      timeSlotEarliest: '09:25',
      timeSlotLatest: '11:00',
    }),
    aStopCalled('c', { customerName: 'Garage Vos', duration: 20, timeSlotEarliest: '09:00', timeSlotLatest: '10:00' }),
    aStopCalled('d', { customerName: 'Slagerij Prins', duration: 30 }),
    aStopCalled('e', { customerName: 'Brasserie Maas', duration: 20, timeSlotLatest: '11:00' }),
    aStopCalled('f', { customerName: 'Kapsalon Blom' }),
  ],
)
