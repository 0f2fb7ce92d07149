import { describe, expect, it } from 'vitest'
import { costRatesFor } from '../../../../server/solver/cost-rates'
import { cheapestRepairs } from '../../../../server/solver/unplanned/cheapest-repairs'
import { strictTimeSlots } from '../../../../server/solver/time-slot-rules'
import { timetableOf } from '../../../../server/solver/timetable'
import { timedTourOf } from '../../../../server/solver/tour'
import type { ProblemStop, FindLeg, Vehicle } from '../../../../src/domain/problem'
import { travelAlongRoad, aProblemOf, aProblemStop, aVehicle, timeOfDay } from '../../../kit/builders/problem'
import { right } from '../../../kit/either'
import { insertWithoutSolver } from '../solve-here'

/** Why the only vehicle leaves out the last of these stops, and the repairs with their extra minutes. */
const repairsFor = (stops: ReadonlyArray<ProblemStop>, changes: Partial<Vehicle> = {}) => {
  const { unplanned } = insertWithoutSolver(aProblemOf(stops, [aVehicle('v', { day: undefined, ...changes })]))
  expect(unplanned.map(({ stop }) => stop)).toEqual(stops.slice(-1).map(({ id }) => id))
  const [stop] = unplanned
  return {
    reasons: stop?.reasons.map(({ description }) => description),
    repairs: stop?.repairs.map(({ description, extraSeconds }) => [description, extraSeconds / 60]),
  }
}

const withWindow = (from: number, to: number): Partial<ProblemStop> => ({ windows: [{ from, to }] })

describe('reasons and repairs of an unplanned stop', () => {
  it('a time slot that opens too late is the reason, and waiting before departure costs no extra time', () => {
    expect(repairsFor([aProblemStop('evening', 30, withWindow(timeOfDay(19), timeOfDay(20)))])).toEqual({
      reasons: ['its time slot opens too late by 1 hour 35 minutes'],
      repairs: [
        ['Noor Smit: the time slot open 1 hour 35 minutes earlier', 65],
        ['Noor Smit: home 1 hour 35 minutes later', 65],
      ],
    })
  })

  it('the reason names the time slot that is missed by least', () => {
    const windows = [
      { from: timeOfDay(9), to: timeOfDay(9, 20) },
      { from: timeOfDay(19), to: timeOfDay(20) },
    ]
    expect(repairsFor([aProblemStop('twice', 30, { windows })])).toEqual({
      reasons: ['too late for the time slot by 10 minutes'],
      repairs: [
        ['Noor Smit: the time slot 10 minutes longer', 65],
        ['Noor Smit: out 10 minutes earlier', 65],
      ],
    })
  })

  it('the reason names the time slot of another stop where that one would be missed', () => {
    const first = aProblemStop('first', 30, { ...withWindow(timeOfDay(9, 30), timeOfDay(9, 30)), priority: 'High' })
    const last = aProblemStop('last', 31, {
      ...withWindow(timeOfDay(9, 36), timeOfDay(9, 36)),
      priority: 'High',
      service: timeOfDay(7),
    })
    expect(repairsFor([first, last, aProblemStop('early', 40, withWindow(timeOfDay(9), timeOfDay(10)))])).toEqual({
      reasons: ['would make another stop too late for its time slot by 23 minutes'],
      repairs: expect.arrayContaining([
        ['Noor Smit: out 25 minutes earlier', 25],
        ['A further vehicle like that of Noor Smit', 85],
      ]),
    })
  })

  it('the repairs include each kind that could plan the stop', () => {
    const first = aProblemStop('first', 30, { ...withWindow(timeOfDay(9, 30), timeOfDay(9, 30)), priority: 'High' })
    const last = aProblemStop('last', 31, {
      ...withWindow(timeOfDay(9, 36), timeOfDay(9, 36)),
      priority: 'High',
      service: timeOfDay(7, 52),
    })
    expect(repairsFor([first, last, aProblemStop('any time', 40)])).toEqual({
      reasons: ['too far for the hours by 22 minutes'],
      repairs: [
        ['Noor Smit: home 22 minutes later', 23],
        ['Noor Smit: out 25 minutes earlier', 25],
        ['A further vehicle like that of Noor Smit', 85],
      ],
    })
  })

  it('the reason is the load where it fits at no position, whatever else does not fit', () => {
    const along = [
      aProblemStop('brought', 30, { priority: 'High' }),
      aProblemStop('fetched', 40, { type: 'Pickup', priority: 'High', service: timeOfDay(7, 19) }),
    ]
    expect(repairsFor([...along, aProblemStop('tiles', 45, { demand: [4_000] })])).toEqual({
      reasons: ['too much load for the vehicle by 3991'],
      repairs: [
        ['Noor Smit: room for 3991 more', 15],
        ['A further vehicle like that of Noor Smit: room for 3990 more', 95],
      ],
    })
    const elsewhere = repairsFor([...along, aProblemStop('tiles', 50, { demand: [4_000] })])
    expect(elsewhere.reasons).toEqual(['too much load for the vehicle by 3991'])
    expect(elsewhere.repairs?.[0]?.[0]).toMatch(/^Noor Smit: (room for 3991 more and home|home .* later and room)/)
  })

  it('the breaks of the vehicle count as time', () => {
    const noon = { window: { from: timeOfDay(12), to: timeOfDay(12, 30) }, length: 1_800 }
    const morning = aProblemStop('morning', 0, { service: timeOfDay(3) })
    const stops = [morning, { ...morning, id: 'afternoon', service: timeOfDay(5, 30) }, aProblemStop('late', 20)]
    expect(repairsFor(stops, { breaks: [noon] })).toEqual({
      reasons: ['too far for the hours by 45 minutes'],
      repairs: expect.arrayContaining([['Noor Smit: home 45 minutes later', 45]]),
    })
  })
})

describe('cheapestRepairs', () => {
  it('the search checks the remaining time after fewer than 1,000 calls of the travel function', () => {
    let [travelCalls, maxTravelCalls] = [0, 0]
    const findLeg: FindLeg = (from, to) => {
      travelCalls += 1
      return travelAlongRoad(from, to)
    }
    const hasTimeToCompare = (): boolean => {
      ;[travelCalls, maxTravelCalls] = [0, Math.max(maxTravelCalls, travelCalls)]
      return true
    }
    const vehicle = aVehicle('v', { capacity: [100] })
    const stops = Array.from({ length: 100 }, (_, index) =>
      aProblemStop(`s${index}`, 1, { service: 300, windows: [{ from: timeOfDay(9), to: timeOfDay(17, 20) }] }),
    )
    const tour = timedTourOf(vehicle, stops, right(timetableOf(vehicle, stops, findLeg)), findLeg)
    const costModel = { findLeg, costRates: costRatesFor({}), slotRules: strictTimeSlots }
    const remoteStop = aProblemStop('one', 20, {
      service: 3_600,
      windows: [{ from: timeOfDay(9), to: timeOfDay(9, 5) }],
    })
    expect(cheapestRepairs(remoteStop, new Map([['v', tour]]), costModel, hasTimeToCompare)).not.toEqual([])
    expect(maxTravelCalls).toBeLessThan(1_000)
  })
})
