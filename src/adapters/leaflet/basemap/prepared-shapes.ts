import { worldBoxOf, worldPointsOf, worldX, worldY, type WorldBox } from '../../../domain/map/web-mercator'
import type { Basemap, BasemapShape } from './decode-basemap'

/** A shape made ready to be painted at any zoom, in pixels of MADE_AT about the middle of the country. */
export type PreparedShape = Pick<BasemapShape, 'kind' | 'rank'> & { readonly path: Path2D; readonly box: WorldBox }

/** Coordinates of a path are short numbers: near the middle they are exact to a hundredth of a pixel up to the nearest zoom. */
export const BASE_ZOOM = 10
export const countryCentre = { x: worldX(5.4), y: worldY(52.1) }

export const prepareShapes = ({ shapes }: Basemap): ReadonlyArray<PreparedShape> =>
  shapes.flatMap(({ kind, rank, paths }) =>
    paths.map((coordinates) => {
      const points = worldPointsOf(coordinates)
      return { kind, rank, path: createPath(points), box: worldBoxOf(points) }
    }),
  )

const createPath = (points: Float64Array): Path2D => {
  const path = new Path2D()
  const scale = 2 ** BASE_ZOOM
  for (let index = 0; index < points.length; index += 2)
    path.lineTo(((points[index] ?? 0) - countryCentre.x) * scale, ((points[index + 1] ?? 0) - countryCentre.y) * scale)
  return path
}
