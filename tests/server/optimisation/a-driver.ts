import type { Driver } from '../../../src/domain/driver'
import { oudeGracht } from '../../kit/builders/oude-gracht'

/** A driver from nine to six with a capacity of fifty. */
export const aDriverCalled = (id: string, changes: Partial<Driver> = {}): Driver => ({
  id,
  shortId: 'D001',
  createdAt: '2026-11-20T16:42:00.000Z',
  firstName: 'Noor',
  lastName: 'Smit',
  ...oudeGracht,
  mobileNumber: '0612345678',
  availabilityEarliest: '09:00',
  availabilityLatest: '18:00',
  vehicleCapacity: 50,
  routes: [],
  unknownFields: {},
  ...changes,
})
