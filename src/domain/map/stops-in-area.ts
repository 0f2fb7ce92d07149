import type { StopId } from '../stop'
import { worldPointsOfStops } from './group-pins'
import type { MapContent } from './map-content'
import { containsPoint, worldBoxOf } from './web-mercator'

/** The stops with a pin inside an outline: the world points of its corners, of which the last is joined to the first. */
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
  let timesAround = 0
  let [fromX, fromY] = [outline.at(-2) ?? 0, outline.at(-1) ?? 0]
  for (let index = 0; index < outline.length; index += 2) {
    const [toX, toY] = [outline[index] ?? 0, outline[index + 1] ?? 0]
    const side = (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY)
    if (fromY <= y && toY > y && side > 0) timesAround += 1
    if (fromY > y && toY <= y && side < 0) timesAround -= 1
    fromX = toX
    fromY = toY
  }
  return timesAround !== 0
}
