import type { Basemap, BasemapShape } from '../../../domain/basemap'
import { worldBoxOf, worldPointsOf, worldX, worldY, type WorldBox } from '../../../domain/map'

/** A shape as a path for any zoom, in pixels at BASE_ZOOM from the centre of the country. */
export type PreparedShape = Pick<BasemapShape, 'kind' | 'rank'> & { readonly path: Path2D; readonly box: WorldBox }

/** Path coordinates are single-precision floats: near the centre they are exact to 0.01 pixel at the highest zoom. */
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
