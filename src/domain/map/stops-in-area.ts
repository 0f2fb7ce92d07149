import type { StopId } from '../stop'
import { worldPointsOfStops } from './group-pins'
import type { MapContent } from './map-content'
import { containsPoint, worldBoxOf } from './web-mercator'

/**
 * The stops with a pin inside an outline, which alternates x and y of its corners, as worldPointsOf does. Its last corner
 * joins its first.
 */
export const stopsInArea = ({ pins }: Pick<MapContent, 'pins'>, outline: Float64Array): ReadonlyArray<StopId> => {
  const box = worldBoxOf(outline)
  return pins.flatMap((chunk) => {
    const points = worldPointsOfStops(chunk)
    return chunk.flatMap(({ facts: { id } }, index) => {
      const [x, y] = [points[2 * index] ?? 0, points[2 * index + 1] ?? 0]
      return containsPoint(box, x, y) && isInside(outline, x, y) ? [id] : []
    })
  })
}

/** By how often the outline goes round the point, so that an outline that overlaps itself has no holes. */
const isInside = (outline: Float64Array, x: number, y: number): boolean => {
  let turns = 0
  let [fromX, fromY] = [outline.at(-2) ?? 0, outline.at(-1) ?? 0]
  for (let index = 0; index < outline.length; index += 2) {
    const [toX, toY] = [outline[index] ?? 0, outline[index + 1] ?? 0]
    const side = (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY)
    if (fromY <= y && toY > y && side > 0) turns += 1
    if (fromY > y && toY <= y && side < 0) turns -= 1
    fromX = toX
    fromY = toY
  }
  return turns !== 0
}
