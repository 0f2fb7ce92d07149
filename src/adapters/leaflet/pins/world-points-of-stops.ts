import { remembered } from '../../../domain/remembered'
import type { Stop } from '../../../domain/stop'
import { worldX, worldY } from '../../../domain/map/web-mercator'

/** Where stops stand, x and y in turn. An edit leaves most pieces of a picture as they were, and so what is known of them. */
export const pointsOf = remembered((stops: ReadonlyArray<Stop>): Float64Array => {
  const points = new Float64Array(stops.length * 2)
  for (const [index, { at }] of stops.entries()) {
    if (at === undefined) continue
    points[2 * index] = worldX(at.lng)
    points[2 * index + 1] = worldY(at.lat)
  }
  return points
})
