import type { Coordinates } from '../address'
import { NUMBER_STEP, type Activity } from '../route'

const depotIdOf = (type: string, index: number): string => `${type}-${index}`

/** The start or end of an empty route. Its address is called `Headquarters`, wherever it is. */
export const newDepotActivity = (type: 'start' | 'end', index: number, coordinates: Coordinates): Activity => ({
  id: depotIdOf(type, index),
  type,
  stopNumber: type === 'start' ? 0 : NUMBER_STEP,
  address: { name: 'Headquarters', address: '', zipcode: '', coordinates, unknownFields: {} },
  isPlanned: true,
  arrival: undefined,
  departure: undefined,
  unknownFields: {},
})

/** The same depot for a route with another index; an id that `newDepotActivity` made contains the index. */
export const reindexDepotActivity = (index: number, depot: Activity | undefined): Activity | undefined =>
  depot && { ...depot, id: depot.id.replace(/^(start|end)-\d+$/, (_, type: string) => depotIdOf(type, index)) }
