import { describe, expect, it } from 'vitest'
import { demoOrganisation } from '../../../../server/demo'
import { likelyUnplannedReason } from '../../../../server/optimisation/result/likely-unplanned-reason'
import { estimatedTravel } from '../../../../server/travel'
import { assemblePlan } from '../../../../src/domain/plan'
import type { StopFacts } from '../../../../src/domain/stop'
import { aRouteTo } from '../../../kit/builders/route'
import { friday, findPlan } from '../../demo/demo-plans'
import { aDriverCalled } from '../a-driver'
import { headquarters } from '../proposal'
import { aStopCalled } from '../../../kit/builders/plan'

const drivers = [aDriverCalled('noor'), aDriverCalled('joris', { firstName: 'Joris', vehicleCapacity: 80 })]

const reasonFor = (changes: Partial<StopFacts>) => {
  const plan = assemblePlan([aRouteTo([], { day: '2026-11-23' })], [aStopCalled('loose', { ...near, ...changes })], {})
  return [...plan.stops].map(
    likelyUnplannedReason({ plan, drivers, carriers: [], headquarters }, estimatedTravel.leg),
  )[0]
}

const near = { coordinates: { lat: 52.05, lng: 4.7 }, requestedDay: '2026-11-23' }

describe('likelyUnplannedReason', () => {
  it.each([
    ['that is larger than any vehicle', { demand: [81] }, 'Larger than any vehicle: takes 81, the largest holds 80'],
    [
      'with a time slot before working hours',
      { timeSlotEarliest: '05:00', timeSlotLatest: '05:45' },
      'Time slot ends at 05:45, before anybody starts: the first at 09:00',
    ],
    [
      'that is too far to reach in time',
      { coordinates: { lat: 50.85, lng: 5.69 }, timeSlotLatest: '09:30' },
      expect.stringMatching(/^Too late for the time slot by .* with Noor Smit on Ma 23-11, the nearest of 2$/),
    ],
    ['for a day without a route', { requestedDay: '2026-11-26' }, 'No route goes out on Do 26-11'],
    ['without coordinates', { coordinates: undefined }, 'Has no coordinates'],
    [
      'with a time slot that ends before it starts',
      { timeSlotEarliest: '12:00', timeSlotLatest: '10:00' },
      'Has a time slot that ends before it starts',
    ],
  ])('a stop %s gets that reason', (_, changes, reason) => {
    expect(reasonFor(changes)).toEqual(reason)
  })

  it('a stop that a vehicle could visit gets no reason', () => {
    expect(reasonFor({})).toBeUndefined()
    expect(reasonFor({ requestedDay: undefined })).toBeUndefined()
  })

  it('the stops of the demo get their true reasons', () => {
    const demo = demoOrganisation(1, friday)
    const plan = findPlan(demo, 'Ritten')
    const reasonOf = likelyUnplannedReason(
      { plan, drivers: demo.drivers, carriers: demo.carriers, headquarters: demo.headquarters },
      estimatedTravel.leg,
    )
    const reasons = [...plan.stops]
      .filter(({ placement: { isPlanned } }) => !isPlanned)
      .map((stop) => [stop.facts.customerName, reasonOf(stop)])
    expect(Object.fromEntries(reasons)).toEqual({
      'Ontbijthotel De Nachtwacht': 'Time slot ends at 05:45, before anybody starts: the first at 07:00',
      'Tegelhandel Hoogwerf': 'Larger than any vehicle: takes 400, the largest holds 120',
      'Apotheek Heuvelland': expect.stringMatching(
        /^Too late for the time slot by .* on Wo 25-11, the nearest of \d+$/,
      ),
    })
  })

  it('after 20,000 tried vehicles, further stops get no reason', () => {
    const reasonOf = likelyUnplannedReason(
      { plan: assemblePlan([aRouteTo([])], [], {}), drivers, carriers: [], headquarters },
      estimatedTravel.leg,
    )
    const [large] = [...assemblePlan([], [aStopCalled('large', { ...near, demand: [99] })], {}).stops]
    const reasons = Array.from({ length: 10_001 }, () => large && reasonOf(large))
    expect(reasons.filter((reason) => reason !== undefined)).toHaveLength(10_000)
  })
})
