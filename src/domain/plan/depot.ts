import type { Coordinates } from '../address'
import { NUMBER_STEP, type Activity } from '../route'

const depotIdOf = (type: string, index: number): string => `${type}-${index}`

/** Where an empty route starts or ends. */
export const newDepot = (type: 'start' | 'end', index: number, coordinates: Coordinates): Activity => ({
  id: depotIdOf(type, index),
  type,
  stopNumber: type === 'start' ? 0 : NUMBER_STEP,
  address: { name: 'Headquarters', address: '', zipcode: '', coordinates, extra: {} },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  extra: {},
})

/** The same of a route at another index: what was named for its route is named for that one. */
export const reindexDepot = (index: number, depot: Activity | undefined): Activity | undefined =>
  depot && { ...depot, id: depot.id.replace(/^(start|end)-\d+$/, (_, type: string) => depotIdOf(type, index)) }
