import { describe, expect, it } from 'vitest'
import { newDriver } from '../../../src/domain/driver'
import { limitsOn } from '../../../src/domain/problem'
import { aRouteTo } from '../../kit/builders/route'
import { joris } from '../../kit/delivery/joris'

const hours = { availabilityEarliest: '08:00', availabilityLatest: '16:30', vehicleCapacity: 40 }
const driver = newDriver({ ...joris, ...hours }, { id: 'd1', shortId: 'd1', createdAt: '' })

describe('what bounds the driver of a route', () => {
  it('is the hours and the capacity of whoever drives it', () => {
    expect(limitsOn(aRouteTo(['a'], { driverId: 'd1' }), [driver])).toEqual({
      earliest: 8 * 3600,
      latest: 16.5 * 3600,
      capacity: [40],
    })
  })

  it('is nothing where nobody drives it, or nobody that is known', () => {
    expect(limitsOn(aRouteTo(['a'], { driverId: undefined }), [driver])).toBeUndefined()
    expect(limitsOn(aRouteTo(['a'], { driverId: 'd2' }), [driver])).toBeUndefined()
  })

  it('is nothing where the driver has no hours', () => {
    expect(
      limitsOn(aRouteTo(['a'], { driverId: 'd1' }), [{ ...driver, availabilityLatest: undefined }]),
    ).toBeUndefined()
  })
})
