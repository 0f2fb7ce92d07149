import { memoizeWeak } from '../../../domain/remembered'
import type { Stop } from '../../../domain/stop'
import { worldX, worldY } from '../../../domain/map/web-mercator'

/** Where stops stand, x and y in turn. An edit leaves most pieces of a picture as they were, and so what is known of them. */
export const worldPointsOfStops = memoizeWeak((stops: ReadonlyArray<Stop>): Float64Array => {
  const points = new Float64Array(stops.length * 2)
  for (const [index, { coordinates }] of stops.entries()) {
    if (coordinates === undefined) continue
    points[2 * index] = worldX(coordinates.lng)
    points[2 * index + 1] = worldY(coordinates.lat)
  }
  return points
})
