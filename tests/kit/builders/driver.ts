import { newDriver, type Driver } from '../../../src/domain/driver'

type Draft = Parameters<typeof newDriver>[0]

/** A driver from nine to six, whose first name is the id. */
export const aDriver = (id: string, changes: Partial<Draft> = {}): Driver =>
  newDriver(
    {
      firstName: id,
      lastName: 'de Wit',
      zip: '3511 AB',
      houseNumber: '1',
      houseNumberSuffix: undefined,
      street: undefined,
      city: undefined,
      addressSummary: undefined,
      coordinates: undefined,
      mobileNumber: '0612345678',
      availabilityEarliest: '09:00',
      availabilityLatest: '18:00',
      vehicleCapacity: 100,
      ...changes,
    },
    { id, shortId: 'A001', createdAt: '2026-11-20T16:42:00.000Z' },
  )
