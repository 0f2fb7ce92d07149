import { describe, expect, it } from 'vitest'
import { aProblemOf, aProblemStop, timeOfDay, aVehicle } from '../../kit/builders/problem'
import { encodeProblem } from '../../../contract/problem'

describe('encodeProblem', () => {
  it('a problem is encoded in minutes, HH:mm and snake case', () => {
    const stop = aProblemStop('s1', 10, {
      demand: [2, 3],
      windows: [{ from: timeOfDay(9), to: timeOfDay(10, 30, 15) }],
      allowedVehicles: ['v'],
      fixedPosition: { vehicle: 'v', position: 2 },
    })
    const vehicle = aVehicle('v', {
      capacity: [10, 20],
      breaks: [{ window: { from: timeOfDay(12), to: timeOfDay(13) }, length: 1800 }],
    })
    const problem = {
      ...aProblemOf([stop], [vehicle]),
      options: { weights: 'fewest', latenessWeight: 2, budgetSeconds: 60, seed: 1 } as const,
    }
    expect(encodeProblem(problem)).toEqual({
      stops: [
        {
          id: 's1',
          lat: 52,
          lng: 5.01,
          type: 'Delivery',
          demand: [2, 3],
          duration: 5,
          windows: [['09:00', '10:30:15']],
          priority: 'Regular',
          allowed_vehicles: ['v'],
          pinned: { vehicle: 'v', place: 2 },
        },
      ],
      vehicles: [
        {
          id: 'v',
          name: 'Noor Smit',
          day: '2026-11-23',
          start: { lat: 52, lng: 5 },
          end: { lat: 52, lng: 5 },
          earliest: '09:00',
          latest: '18:00',
          capacity: [
            [0, 10],
            [0, 20],
          ],
          breaks: [{ from: '12:00', to: '13:00', duration: 30 }],
        },
      ],
      options: { weights: 'fewest', lateness: 2, budget_seconds: 60, seed: 1 },
    })
  })

  it('an undefined value has no field', () => {
    const fixedPosition = { vehicle: 'v', position: undefined }
    const written = encodeProblem(
      aProblemOf([aProblemStop('s1', 10, { fixedPosition })], [aVehicle('v', { day: undefined })]),
    )
    expect(Object.keys(written)).toEqual(['stops', 'vehicles'])
    expect(JSON.parse(JSON.stringify(written))).toEqual({
      stops: [
        {
          id: 's1',
          lat: 52,
          lng: 5.01,
          type: 'Delivery',
          demand: 1,
          duration: 5,
          windows: [],
          priority: 'Regular',
          pinned: { vehicle: 'v' },
        },
      ],
      vehicles: [
        {
          id: 'v',
          name: 'Noor Smit',
          start: { lat: 52, lng: 5 },
          end: { lat: 52, lng: 5 },
          earliest: '09:00',
          latest: '18:00',
          capacity: [0, 10],
        },
      ],
    })
  })
})
