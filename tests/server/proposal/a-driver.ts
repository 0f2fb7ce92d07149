import type { Driver } from '../../../src/domain/driver'

/** From nine to six with room for fifty. */
export const aDriverCalled = (id: string, changes: Partial<Driver> = {}): Driver => ({
  id,
  shortId: 'D001',
  createdAt: '2026-11-20T16:42:00.000Z',
  firstName: 'Noor',
  lastName: 'Smit',
  zip: '3511 AB',
  houseNumber: '12',
  houseNumberSuffix: undefined,
  street: 'Oude Gracht',
  city: 'Utrecht',
  addressSummary: 'Oude Gracht 12, 3511 AB Utrecht',
  at: { lat: 52.09, lng: 5.12 },
  mobileNumber: '0612345678',
  availabilityEarliest: '09:00',
  availabilityLatest: '18:00',
  vehicleCapacity: 50,
  routes: [],
  extra: {},
  ...changes,
})
