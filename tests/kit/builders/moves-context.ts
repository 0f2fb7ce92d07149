import type { MovesContext } from '../../../src/domain/move'
import { newDriver } from '../../../src/domain/driver'
import { joris } from '../delivery/joris'
import { travelAlongRoad } from './problem'

const driver = (id: string) => newDriver({ ...joris, lastName: id }, { id, shortId: id, createdAt: '' })

/** Roads along a line, two drivers, four carriers, and no history. */
export const movesContext: MovesContext = {
  findLeg: travelAlongRoad,
  workingTimesOf: () => ({ earliest: '08:00' }),
  capacityOf: ({ driverId }) => (driverId === undefined ? undefined : [4]),
  drivers: [driver('driver-1'), driver('driver-2')],
  carriers: [1, 2, 3, 4].map((id) => ({ id, displayName: `Carrier ${id}` })),
  headquarters: { lat: 52, lng: 5 },
  earlierStopsOf: () => undefined,
  isRouteReplaced: () => false,
  isMovedByOthers: () => false,
}
