import { describe, expect, it } from 'vitest'
import { driverFormOf, driverName, newDriver, newDriverForm, type Driver } from '../../../src/domain/driver'
import { joris } from '../../kit/delivery/joris'

const created = { id: 'd1', shortId: 'AB12', createdAt: '2026-11-20T16:42:00.000Z' }
const driver = newDriver(joris, created)

const driverWithoutDetails: Driver = {
  ...driver,
  firstName: '',
  lastName: '',
  zip: '',
  houseNumber: '',
  houseNumberSuffix: undefined,
  street: undefined,
  city: undefined,
  addressSummary: undefined,
  coordinates: undefined,
  mobileNumber: '',
  availabilityEarliest: undefined,
  availabilityLatest: undefined,
  vehicleCapacity: undefined,
}

describe('drivers', () => {
  it('a new driver has the entered details, and no routes', () => {
    expect(driver).toEqual({ ...joris, ...created, routes: [], unknownFields: {} })
  })

  it('the name of a driver is first and last name', () => {
    expect(driverName(driver)).toBe('Joris de Vries')
    expect(driverName({ firstName: '', lastName: 'Jansen' })).toBe('Jansen')
  })

  it('the form of a driver has the known values, and no defaults', () => {
    expect(driverFormOf(driver)).toMatchObject({ firstName: 'Joris', vehicleCapacity: '50', houseNumberSuffix: 'a' })
    expect(driverFormOf(driverWithoutDetails)).toEqual({
      ...newDriverForm,
      availabilityEarliest: '',
      availabilityLatest: '',
      vehicleCapacity: '',
    })
  })

  it('a driver without an address summary gets one from the parts of the address (§3)', () => {
    expect(driverFormOf({ ...driver, addressSummary: undefined }).addressSummary).toBe(
      'Oude Gracht 12a, 3511 AB Utrecht',
    )
  })
})
