import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { duplicateVehicle } from '../../../src/domain/problem'
import { timeOfDay } from '../../kit/builders/problem'
import { left, right } from '../../kit/either'
import { decodeProblem } from '../../../contract/problem'
import { decodeWithStop, decodeWithVehicle, headquarters, stopJson, vehicleJson } from '../../kit/builders/problem-json'

describe('decodeProblem', () => {
  it('a vehicle may not have the id that a remedy gives to a further vehicle', () => {
    const [first] = right(decodeWithVehicle({})).vehicles
    const ids = first === undefined ? [] : [duplicateVehicle(first).id, duplicateVehicle(duplicateVehicle(first)).id]
    expect(new Set(ids).size).toBe(2)
    for (const id of ids)
      expect(left(decodeWithVehicle({ id }))).toEqual([
        { field: 'vehicles.0.id', reason: 'Has a character that cannot be kept' },
      ])
  })

  it('a problem is decoded with everything that a solver needs', () => {
    const problem = {
      stops: [
        {
          id: 's1',
          lat: 52.1,
          lng: 5.1,
          demand: [2, 0.5],
          duration: 7.5,
          windows: [
            ['9:00', '10:00'],
            ['14:00', '24:00'],
          ],
          priority: 'High',
          type: 'Pickup',
          allowed_vehicles: ['v1'],
          pinned: { vehicle: 'v1', place: 1 },
        },
      ],
      vehicles: [{ ...vehicleJson, day: '2026-11-23', breaks: [{ from: '12:00', to: '13:00', duration: 30 }] }],
      options: { weights: 'shortest', lateness: 10, budget_seconds: 20, seed: 42 },
    }
    expect(decodeProblem(problem)).toEqual(
      E.right({
        stops: [
          {
            id: 's1',
            coordinates: { lat: 52.1, lng: 5.1 },
            type: 'Pickup',
            demand: [2, 0.5],
            service: 450,
            windows: [
              { from: timeOfDay(9), to: timeOfDay(10) },
              { from: timeOfDay(14), to: timeOfDay(24) },
            ],
            priority: 'High',
            allowedVehicles: ['v1'],
            fixedPosition: { vehicle: 'v1', position: 1 },
          },
        ],
        vehicles: [
          {
            id: 'v1',
            name: 'Noor Smit',
            day: '2026-11-23',
            start: headquarters,
            end: headquarters,
            earliest: timeOfDay(9),
            latest: timeOfDay(18),
            capacity: [50],
            breaks: [{ window: { from: timeOfDay(12), to: timeOfDay(13) }, length: 1800 }],
          },
        ],
        options: { weights: 'shortest', latenessWeight: 10, budgetSeconds: 20, seed: 42 },
      }),
    )
  })

  it('a stop is one delivery at any time by any vehicle, where it has only coordinates', () => {
    const { stops, vehicles, options } = right(decodeProblem({ stops: [stopJson], vehicles: [vehicleJson] }))
    expect(stops).toEqual([
      {
        id: 's1',
        coordinates: { lat: 52.1, lng: 5.1 },
        type: 'Delivery',
        demand: [1],
        service: 0,
        windows: [],
        priority: 'Regular',
        allowedVehicles: undefined,
        fixedPosition: undefined,
      },
    ])
    expect([vehicles[0]?.day, vehicles[0]?.breaks]).toEqual([undefined, []])
    expect(options).toEqual({
      weights: undefined,
      latenessWeight: undefined,
      budgetSeconds: undefined,
      seed: undefined,
    })
  })

  it('a stop may be kept for a vehicle by the id of a vehicle alone', () => {
    expect(right(decodeWithStop({ pinned: 'v1' })).stops[0]?.fixedPosition).toEqual({
      vehicle: 'v1',
      position: undefined,
    })
  })

  it.each([
    [50, [50]],
    [[0, 50], [50]],
    [[50, 50], [50]],
    [[[0, 50]], [50]],
    [
      [
        [0, 50],
        [10, 20],
      ],
      [50, 20],
    ],
  ])('the capacity %j is decoded as at most %j', (capacity, max) => {
    expect(right(decodeWithVehicle({ capacity })).vehicles[0]?.capacity).toEqual(max)
  })

  it('times may have seconds, and may be past midnight', () => {
    const { vehicles } = right(decodeWithVehicle({ earliest: '21:30:15', latest: '48:00' }))
    expect([vehicles[0]?.earliest, vehicles[0]?.latest]).toEqual([timeOfDay(21, 30, 15), timeOfDay(48)])
  })
})

describe('decodeProblem, times with a date', () => {
  const monday = { ...vehicleJson, id: 'mon', day: '2026-11-23' }
  const tuesday = { ...vehicleJson, id: 'tue', day: '2026-11-24' }
  const anyDay = { ...vehicleJson, id: 'any' }
  const read = (windows: unknown, allowed?: ReadonlyArray<string>) =>
    decodeProblem({
      stops: [{ ...stopJson, windows, allowed_vehicles: allowed }],
      vehicles: [monday, tuesday, anyDay],
    })

  it('a stop may go on the vehicles of its date and on those without a day', () => {
    const { stops } = right(read([['2026-11-24T09:00:00+01:00', '2026-11-24T11:30:00Z']]))
    expect(stops[0]?.windows).toEqual([{ from: timeOfDay(9), to: timeOfDay(12, 30) }])
    expect(stops[0]?.allowedVehicles).toEqual(['tue', 'any'])
  })

  it('a date narrows the allowed vehicles, and a stop without any left is refused', () => {
    expect(right(read([['2026-11-24T09:00', '10:00']], ['mon', 'tue'])).stops[0]?.allowedVehicles).toEqual(['tue'])
    expect(left(read([['2026-11-24T09:00', '2026-11-25T02:00']], ['mon']))).toEqual([
      { field: 'stops.0.windows', reason: 'No vehicle that may go there works on their date' },
    ])
  })

  it('a stop with windows on more than one day is refused', () => {
    const windows = [
      ['2026-11-23T09:00', '2026-11-23T10:00'],
      ['2026-11-24T09:00', '2026-11-24T10:00'],
    ]
    expect(left(read(windows))).toEqual([
      { field: 'stops.0.windows', reason: 'On more than one day: give a stop for each day' },
    ])
  })

  it('a vehicle without a day gets the date of its hours', () => {
    const { vehicles } = right(decodeWithVehicle({ earliest: '2026-11-23T22:00', latest: '2026-11-24T06:00' }))
    expect([vehicles[0]?.day, vehicles[0]?.earliest, vehicles[0]?.latest]).toEqual([
      '2026-11-23',
      timeOfDay(22),
      timeOfDay(30),
    ])
  })

  it('a vehicle keeps its day, and hours beyond that day and its night are refused', () => {
    expect(right(decodeWithVehicle({ day: 'Ma', earliest: '2026-11-23T09:00' })).vehicles[0]?.day).toBe('Ma')
    expect(
      left(decodeWithVehicle({ day: '2026-11-20', earliest: '2026-11-23T09:00', latest: '2026-11-23T18:00' })),
    ).toEqual([
      {
        field: 'vehicles.0.latest',
        reason: 'Beyond the day and its night: 2026-11-23T09:00 to 2026-11-23T18:00',
      },
    ])
  })
})
