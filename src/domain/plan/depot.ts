import type { Coordinates } from '../address'
import { STEP, type Activity } from '../route'

const idAt = (type: string, index: number): string => `${type}-${index}`

/** Where an empty route starts or ends. */
export const depotAt = (type: 'start' | 'end', index: number, at: Coordinates): Activity => ({
  id: idAt(type, index),
  type,
  stopNumber: type === 'start' ? 0 : STEP,
  address: { name: 'Headquarters', address: '', zipcode: '', at, extra: {} },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  extra: {},
})

/** The same of a route at another index: what was named for its route is named for that one. */
export const depotOf = (index: number, depot: Activity | undefined): Activity | undefined =>
  depot && { ...depot, id: depot.id.replace(/^(start|end)-\d+$/, (_, type: string) => idAt(type, index)) }
