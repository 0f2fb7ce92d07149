import type { DriverDetails } from '../../../src/domain/driver'

export const joris: DriverDetails = {
  firstName: 'Joris',
  lastName: 'de Vries',
  zip: '3511 AB',
  houseNumber: '12',
  houseNumberSuffix: 'a',
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12a, 3511 AB Utrecht',
  coordinates: { lat: 52.0907, lng: 5.1214 },
  mobileNumber: '06 1234 5678',
  availabilityEarliest: '09:00',
  availabilityLatest: '18:00',
  vehicleCapacity: 50,
  trips: 1,
  loadingMinutes: 20,
}
