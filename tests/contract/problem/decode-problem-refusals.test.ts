import { describe, expect, it } from 'vitest'
import { left, right } from '../../kit/either'
import { decodeProblem } from '../../../contract/problem'
import { decodeWithStop, decodeWithVehicle, stopJson, vehicleJson } from '../../kit/builders/problem-json'

describe('decodeProblem, refusals', () => {
  it.each([
    [{ id: '' }, 'id', 'Id is missing'],
    [{ lat: 91 }, 'lat', 'Must be at most 90, not 91'],
    [{ lng: undefined }, 'lng', 'Longitude is missing'],
    [{ lat: 0, lng: 0 }, 'lat', '0, 0 is no place'],
    [{ type: 'Visit' }, 'type', 'Unknown value "Visit". Use Delivery, Pickup or Service'],
    [{ demand: -1 }, 'demand', 'Must be at least 0, not -1'],
    [{ demand: [] }, 'demand', 'Names no amount'],
    [{ demand: [1, 'x'] }, 'demand', 'Item 2: Not a number: "x"'],
    [{ duration: -5 }, 'duration', 'Must be at least 0, not -5'],
    [{ windows: [['17:00', '9:00']] }, 'windows', 'Ends before it starts: 17:00 to 9:00'],
    [{ windows: [['9:00']] }, 'windows', 'Item 1: Not [from, to]: a list'],
    [{ windows: [['9:00', 'late']] }, 'windows', 'Item 1: Not a time: "late". Use 9:00 or 2026-11-23T09:00'],
    [{ windows: [['48:01', '9:00']] }, 'windows', 'Item 1: Not a time: "48:01". Use 9:00 or 2026-11-23T09:00'],
    [{ priority: 'Urgent' }, 'priority', 'Unknown value "Urgent". Use Low, Regular or High'],
    [{ allowed_vehicles: [] }, 'allowed_vehicles', 'Names no vehicle'],
    [{ allowed_vehicles: ['v1', 'v9'] }, 'allowed_vehicles', 'There is no vehicle v9'],
    [{ pinned: 'v9' }, 'pinned', 'There is no vehicle v9'],
    [{ pinned: { vehicle: 'v1', place: 2 } }, 'pinned', 'Place 2 is beyond the number of stops, 1'],
    [{ pinned: { vehicle: 'v1', place: 0 } }, 'pinned', 'Must be at least 1, not 0'],
    [{ pinned: { place: 1 } }, 'pinned', 'Vehicle is missing'],
  ])('a stop with %j is refused', (changes, field, reason) => {
    expect(left(decodeWithStop(changes))).toEqual([{ field: `stops.0.${field}`, reason }])
  })

  it.each([
    [{ name: ' ' }, 'name', 'Name is missing'],
    [{ start: { lat: 0, lng: 0 } }, 'start', '0, 0 is no place'],
    [{ end: { lat: 52 } }, 'end', 'Longitude is missing'],
    [{ latest: '9:00' }, 'latest', 'Leaves no time to drive: 9:00 to 9:00'],
    [{ latest: '8:00' }, 'latest', 'Ends before it starts: 9:00 to 8:00'],
    [{ earliest: 'early' }, 'earliest', 'Not a time: "early". Use 9:00 or 2026-11-23T09:00'],
    [{ capacity: 0 }, 'capacity', 'Must be at least 1, not 0'],
    [{ capacity: [0, 0] }, 'capacity', 'Must be at least 1, not 0'],
    [{ capacity: 1.5 }, 'capacity', 'Not a whole number: 1.5'],
    [{ capacity: [20, 10] }, 'capacity', 'The least, 20, is above the most, 10'],
    [{ capacity: [-1, 10] }, 'capacity', 'Must be at least 0, not -1'],
    [{ capacity: [1, 2, 3] }, 'capacity', 'Not a capacity: give a number or [least, most]'],
    [
      { breaks: [{ from: '12:00', to: '12:10', duration: 30 }] },
      'breaks',
      'Item 1: A break of 30 minutes does not fit from 12:00 to 12:10',
    ],
    [
      { breaks: [{ from: '12:00', to: '12:10', duration: 0 }] },
      'breaks',
      'Item 1: A break of 0 minutes does not fit from 12:00 to 12:10',
    ],
    [{ breaks: [{ to: '12:10' }] }, 'breaks', 'Item 1: From is missing. Duration is missing'],
  ])('a vehicle with %j is refused', (changes, field, reason) => {
    expect(left(decodeWithVehicle(changes))).toEqual([{ field: `vehicles.0.${field}`, reason }])
  })

  it('a stop that is kept for a vehicle that may not visit it is refused', () => {
    const problem = {
      stops: [{ ...stopJson, allowed_vehicles: ['v2'], pinned: 'v1' }],
      vehicles: [vehicleJson, { ...vehicleJson, id: 'v2' }],
    }
    expect(left(decodeProblem(problem))).toEqual([
      { field: 'stops.0.pinned', reason: 'The vehicle v1 may not go there' },
    ])
  })

  it('an id or a place that is kept twice is refused', () => {
    const pinned = { vehicle: 'v1', place: 1 }
    const problem = {
      stops: [{ ...stopJson, pinned }, stopJson, { ...stopJson, id: 's3', pinned }],
      vehicles: [vehicleJson, vehicleJson],
    }
    expect(left(decodeProblem(problem))).toEqual([
      { field: 'stops.1.id', reason: 'The id s1 is that of stops.0 too' },
      { field: 'vehicles.1.id', reason: 'The id v1 is that of vehicles.0 too' },
      { field: 'stops.2.pinned', reason: 'Place 1 of v1 is kept for s1' },
    ])
  })

  it('a problem without stops or vehicles is refused, as is one with too many stops', () => {
    expect(left(decodeProblem({ stops: [], options: { seed: -1 } }))).toEqual([
      { field: 'stops', reason: 'There are no stops' },
      { field: 'vehicles', reason: 'There are no vehicles' },
      { field: 'options.seed', reason: 'Must be at least 0, not -1' },
    ])
    expect(left(decodeProblem({ stops: Array(10_001).fill(stopJson), vehicles: 'v1' }))).toEqual([
      { field: 'stops', reason: 'More than 10000 stops: 10001' },
      { field: 'vehicles', reason: 'Not a list: "v1"' },
    ])
  })

  it('a problem may have up to 10,000 stops and 1,000 vehicles', () => {
    const many = (length: number, item: object) => Array.from({ length }, (_, index) => ({ ...item, id: `n${index}` }))
    const read = (stops: number, vehicles: number) =>
      decodeProblem({ stops: many(stops, stopJson), vehicles: many(vehicles, vehicleJson) })
    const { stops, vehicles } = right(read(10_000, 1000))
    expect([stops.length, vehicles.length]).toEqual([10_000, 1000])
    expect(left(read(1, 1001))).toEqual([{ field: 'vehicles', reason: 'More than 1000 vehicles: 1001' }])
  })

  it.each([
    [{ budget_seconds: 0 }, 'options.budget_seconds', 'Must be at least 1, not 0'],
    [{ budget_seconds: 86_400 }, 'options.budget_seconds', 'Must be at most 300, not 86400'],
    [{ weights: 'cheap' }, 'options.weights', 'Unknown value "cheap". Use balanced, shortest or fewest'],
  ])('options with %j are refused', (options, field, reason) => {
    expect(left(decodeProblem({ stops: [stopJson], vehicles: [vehicleJson], options }))).toEqual([{ field, reason }])
  })

  it('a refusal lists every reason at once', () => {
    expect(left(decodeProblem({ stops: [stopJson, { lat: 'x' }], vehicles: [3] })).map(({ field }) => field)).toEqual([
      'stops.1.id',
      'stops.1.lat',
      'stops.1.lng',
      'vehicles.0',
    ])
    expect(left(decodeProblem([]))).toEqual([{ field: '', reason: 'Not a route problem: a list' }])
  })
})
