import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StopFacts } from '../../../../src/domain/stop'
import { stopList } from '../../../../src/domain/stop'
import { scheduleRoute, workingTimesFrom } from '../../../../src/domain/schedule'
import { planOf } from '../../../kit/builders/plan'
import { drivers, headquarters, roads } from '../proposal'
import { day, fact, replan } from '../replan'

const slots = [
  {},
  {},
  { timeSlotEarliest: '10:00', timeSlotLatest: '12:00' },
  { timeSlotEarliest: '13:30', timeSlotLatest: '14:00' },
  { timeSlotLatest: '10:30' },
]

const aStop = (id: number): fc.Arbitrary<StopFacts> =>
  fc
    .record({
      lat: fc.integer({ min: -200, max: 200 }),
      lng: fc.integer({ min: -200, max: 200 }),
      duration: fc.integer({ min: 0, max: 40 }),
      slot: fc.constantFrom(...slots),
    })
    .map(({ lat, lng, duration, slot }) => ({
      ...fact(String(id)),
      ...slot,
      duration,
      coordinates: { lat: headquarters.lat + lat / 1000, lng: headquarters.lng + lng / 1000 },
    }))

const someStops = () =>
  fc.integer({ min: 1, max: 8 }).chain((count) => fc.tuple(...Array.from({ length: count }, (_, id) => aStop(id + 1))))

describe('the times of a proposed route', () => {
  it.each([undefined, 2])(
    'an edit that changes nothing on it leaves them as they are, with lateness at %j',
    (lateness) => {
      let proposed = 0
      fc.assert(
        fc.property(someStops(), (stops) => {
          const { after, routes } = replan(planOf([], stops), {
            days: [day],
            driverIds: ['joris', 'noor'],
            latenessWeight: lateness,
          })
          for (const route of routes) {
            const workingTimes = workingTimesFrom(drivers)(route)
            expect(scheduleRoute(route, (id) => stopList.get(after.stops, id), roads, workingTimes)).toEqual(route)
            proposed += 1
          }
        }),
        { numRuns: 60 },
      )
      expect(proposed).toBeGreaterThan(30)
    },
  )
})
