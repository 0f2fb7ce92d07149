import { boxAround, worldPointsOf, worldX, worldY, type Box } from '../../../domain/map/web-mercator'
import type { Basemap, Shape } from './decode-basemap'

/** A shape made ready to be painted at any zoom, in pixels of MADE_AT about the middle of the country. */
export type Drawing = Pick<Shape, 'kind' | 'rank'> & { readonly path: Path2D; readonly box: Box }

/** Coordinates of a path are short numbers: near the middle they are exact to a hundredth of a pixel up to the nearest zoom. */
export const MADE_AT = 10
export const middle = { x: worldX(5.4), y: worldY(52.1) }

export const drawingsOf = ({ shapes }: Basemap): ReadonlyArray<Drawing> =>
  shapes.flatMap(({ kind, rank, paths }) =>
    paths.map((places) => {
      const points = worldPointsOf(places)
      return { kind, rank, path: pathThrough(points), box: boxAround(points) }
    }),
  )

const pathThrough = (points: Float64Array): Path2D => {
  const path = new Path2D()
  const scale = 2 ** MADE_AT
  for (let at = 0; at < points.length; at += 2)
    path.lineTo(((points[at] ?? 0) - middle.x) * scale, ((points[at + 1] ?? 0) - middle.y) * scale)
  return path
}
