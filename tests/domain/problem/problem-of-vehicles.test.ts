import { describe, expect, it } from 'vitest'
import { newDriver, type DriverDetails } from '../../../src/domain/driver'
import {
  driverOrCarrierFromCarrier,
  driverLimitsOf,
  driverOrCarrierFromDriver,
  problemOf,
  type ProblemScope,
  type DriverOrCarrier,
} from '../../../src/domain/problem'
import type { Stop } from '../../../src/domain/stop'
import { aStopCalled } from '../../kit/builders/plan'
import { timeOfDay, noOptions } from '../../kit/builders/problem'
import { aRouteTo } from '../../kit/builders/route'
import { joris } from '../../kit/delivery/joris'
import { left, right } from '../../kit/either'

const noor: DriverOrCarrier = { id: 'd1', name: 'Noor Smit', earliest: '9:00', latest: '17:30', capacity: 40 }
const headquarters = { lat: 52.0155316, lng: 4.6568895 }
const choices: ProblemScope = { driversAndCarriers: [noor], days: ['2026-11-23'], headquarters, options: noOptions }

const vehiclesFor = (stops: ReadonlyArray<Stop>, changes: Partial<ProblemScope> = {}) =>
  problemOf({ stops }, { ...choices, ...changes })

describe('problemOf, vehicles', () => {
  it('each driver or carrier is a vehicle on each day, which starts and ends at headquarters', () => {
    const kees = { ...noor, id: 'd2', name: '  ' }
    const { problem, vehicleDays } = right(
      vehiclesFor([aStopCalled('s1')], {
        driversAndCarriers: [noor, kees],
        days: ['2026-11-23', 'Wo middag', '2026-11-23'],
      }),
    )
    expect(problem.vehicles.map(({ id, name, day }) => [id, name, day])).toEqual([
      ['2026-11-23 d1', 'Noor Smit', '2026-11-23'],
      ['Wo%20middag d1', 'Noor Smit', 'Wo middag'],
      ['2026-11-23 d2', 'd2', '2026-11-23'],
      ['Wo%20middag d2', 'd2', 'Wo middag'],
    ])
    expect(problem.vehicles[0]).toEqual({
      id: '2026-11-23 d1',
      name: 'Noor Smit',
      day: '2026-11-23',
      start: headquarters,
      end: headquarters,
      earliest: timeOfDay(9),
      latest: timeOfDay(17, 30),
      capacity: [40],
      breaks: [],
    })
    expect(vehicleDays).toEqual([
      { vehicle: '2026-11-23 d1', driverOrCarrierId: 'd1', day: '2026-11-23' },
      { vehicle: 'Wo%20middag d1', driverOrCarrierId: 'd1', day: 'Wo middag' },
      { vehicle: '2026-11-23 d2', driverOrCarrierId: 'd2', day: '2026-11-23' },
      { vehicle: 'Wo%20middag d2', driverOrCarrierId: 'd2', day: 'Wo middag' },
    ])
  })

  it('vehicle ids differ, whatever spaces and signs a day has', () => {
    const driversAndCarriers = [noor, { ...noor, id: 'b d1' }]
    const { problem } = right(vehiclesFor([aStopCalled('s1')], { driversAndCarriers, days: ['a', 'a b', 'a%20b'] }))
    expect(new Set(problem.vehicles.map(({ id }) => id)).size).toBe(6)
  })

  it('a vehicle may have a capacity from 1 to 1,000,000,000', () => {
    for (const capacity of [1, 1_000_000_000])
      expect(
        right(vehiclesFor([aStopCalled('s1')], { driversAndCarriers: [{ ...noor, capacity }] })).problem.vehicles[0]
          ?.capacity,
      ).toEqual([capacity])
  })

  it.each([
    [{ driversAndCarriers: [] }, { kind: 'no drivers or carriers' }],
    [{ days: [] }, { kind: 'no days' }],
    [{ driversAndCarriers: [noor, noor] }, { kind: 'driver or carrier twice', driverOrCarrierId: 'd1' }],
  ])('a request with %j is refused', (changes, refusal) => {
    expect(left(vehiclesFor([aStopCalled('s1')], changes))).toEqual(refusal)
  })

  it.each([
    [{ earliest: undefined }, 'hours', 'has no begin or end time'],
    [{ latest: 'late' }, 'hours', 'has no begin or end time'],
    [{ latest: '9:00' }, 'hours', 'ends at 9:00, not after it begins at 9:00'],
    [{ latest: '8:00' }, 'hours', 'ends at 8:00, not after it begins at 9:00'],
    [{ capacity: undefined }, 'capacity', 'has no room for a load'],
    [{ capacity: 0 }, 'capacity', 'has no room for a load'],
    [{ capacity: 1.5 }, 'capacity', 'has no room for a load'],
    [{ capacity: 2e9 }, 'capacity', 'has no room for a load'],
  ])('a driver or carrier with %j is refused', (changes, field, reason) => {
    expect(left(vehiclesFor([aStopCalled('s1')], { driversAndCarriers: [{ ...noor, ...changes }] }))).toEqual({
      kind: 'driver or carrier unusable',
      driverOrCarrierId: 'd1',
      field,
      reason,
    })
  })
})

describe('DriverOrCarrier', () => {
  it('a driver has the hours, the capacity and the trips of the driver form', () => {
    const details: DriverDetails = {
      firstName: 'Noor',
      lastName: 'Smit',
      zip: '',
      houseNumber: '',
      houseNumberSuffix: undefined,
      street: undefined,
      city: undefined,
      addressSummary: undefined,
      coordinates: undefined,
      mobileNumber: '',
      availabilityEarliest: '08:00',
      availabilityLatest: undefined,
      vehicleCapacity: 12,
      trips: 2,
      loadingMinutes: 15,
    }
    expect(driverOrCarrierFromDriver(newDriver(details, { id: 'd7', shortId: 'A1', createdAt: '' }))).toEqual({
      id: 'd7',
      name: 'Noor Smit',
      earliest: '08:00',
      latest: undefined,
      capacity: 12,
      trips: 2,
      loadingMinutes: 15,
    })
  })

  it('a carrier works from nine to six with a capacity of fifty (§9), and makes one trip a day', () => {
    expect(driverOrCarrierFromCarrier({ id: 7, displayName: 'Fietskoerier' })).toEqual({
      id: '7',
      name: 'Fietskoerier',
      earliest: '09:00',
      latest: '18:00',
      capacity: 50,
      trips: 1,
      loadingMinutes: 20,
    })
  })
})

const hours = { availabilityEarliest: '08:00', availabilityLatest: '16:30', vehicleCapacity: 40 }
const driver = newDriver({ ...joris, ...hours }, { id: 'd1', shortId: 'd1', createdAt: '' })

describe('driverLimitsOf', () => {
  it('the limits are the hours, the capacity and the trips of the driver', () => {
    expect(driverLimitsOf(aRouteTo(['a'], { driverId: 'd1' }), [driver])).toEqual({
      trips: 1,
      earliest: 8 * 3600,
      latest: 16.5 * 3600,
      capacity: [40],
    })
  })

  it('the limits are undefined where the route has no driver, or an unknown one', () => {
    expect(driverLimitsOf(aRouteTo(['a'], { driverId: undefined }), [driver])).toBeUndefined()
    expect(driverLimitsOf(aRouteTo(['a'], { driverId: 'd2' }), [driver])).toBeUndefined()
  })

  it('the limits are undefined where the driver has no hours', () => {
    expect(
      driverLimitsOf(aRouteTo(['a'], { driverId: 'd1' }), [{ ...driver, availabilityLatest: undefined }]),
    ).toBeUndefined()
  })
})
