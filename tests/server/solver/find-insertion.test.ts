import { describe, expect, it } from 'vitest'
import { costRatesFor } from '../../../server/solver/cost-rates'
import { findInsertion } from '../../../server/solver/find-insertion'
import { strictTimeSlots } from '../../../server/solver/time-slot-rules'
import { timetableOf } from '../../../server/solver/timetable'
import { timedTourOf } from '../../../server/solver/tour'
import { aProblemStop, aVehicle, travelAlongRoad } from '../../kit/builders/problem'
import { left, right } from '../../kit/either'

const keptFor = (position: number) => ({ fixedPosition: { vehicle: 'v', position } })

describe('findInsertion into a tour that keeps two stops at its first positions', () => {
  const vehicle = aVehicle('v')
  const stops = [aProblemStop('first', 10, keptFor(1)), aProblemStop('second', 20, keptFor(2))]
  const timetable = right(timetableOf(vehicle, stops, travelAlongRoad))
  const tour = timedTourOf(vehicle, stops, timetable, travelAlongRoad)
  const costModel = {
    findLeg: travelAlongRoad,
    costRates: costRatesFor({}),
    slotRules: strictTimeSlots,
  }

  it.each([
    [2, 'kept for place 20, but others keep theirs after it'],
    [5, 'kept for place 50, which this route does not have'],
  ])('a stop that is kept for position %i is refused with its stop number', (position, message) => {
    const stop = aProblemStop('kept', 30, keptFor(position))
    expect(left(findInsertion(tour, stop, costModel, Infinity))).toEqual([
      { rule: 'fixed elsewhere', by: undefined, message },
    ])
  })
})
