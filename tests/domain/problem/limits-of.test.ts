import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../src/domain/driver'
import { driverLimitsOf } from '../../../src/domain/problem'
import { aRouteTo } from '../../kit/builders/route'
import { joris } from '../../kit/delivery/joris'

const hours = { availabilityEarliest: '08:00', availabilityLatest: '16:30', vehicleCapacity: 40 }
const driver = newDriver({ ...joris, ...hours }, { id: 'd1', shortId: 'd1', createdAt: '' })

describe('driverLimitsOf', () => {
  it('the limits are the hours and the capacity of the driver', () => {
    expect(driverLimitsOf(aRouteTo(['a'], { driverId: 'd1' }), [driver])).toEqual({
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
