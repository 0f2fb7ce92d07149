import type { Coordinates } from '../../src/domain/address'
import type { Activity } from '../../src/domain/route'

export const depotAt = (type: 'start' | 'end', index: number, at: Coordinates): Activity => ({
  id: `${type}-${index}`,
  type,
  stopNumber: 0,
  address: { name: 'Headquarters', address: '', zipcode: '', at, extra: {} },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  extra: {},
})
