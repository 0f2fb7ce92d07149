import type { Coordinates } from '../address'
import { STEP, type Activity } from '../route'

/** Where an empty route starts or ends. */
export const depotAt = (type: 'start' | 'end', index: number, at: Coordinates): Activity => ({
  id: `${type}-${index}`,
  type,
  stopNumber: type === 'start' ? 0 : STEP,
  address: { name: 'Headquarters', address: '', zipcode: '', at, extra: {} },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  extra: {},
})
