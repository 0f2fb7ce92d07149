import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stopList } from '../../../../src/domain/stop'
import { scheduleRoute, workingTimesFrom } from '../../../../src/domain/schedule'
import { planOf } from '../../../kit/builders/plan'
import { arbitraryFacts } from '../arbitrary-facts'
import { drivers, roads } from '../proposal'
import { day, replan } from '../replan'

const shortSlot = { timeSlotEarliest: '13:30', timeSlotLatest: '14:00' }

const someStops = () =>
  fc
    .integer({ min: 1, max: 8 })
    .chain((count) =>
      fc.tuple(...Array.from({ length: count }, (_, id) => arbitraryFacts(String(id + 1), [shortSlot]))),
    )

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
