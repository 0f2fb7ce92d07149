import L from 'leaflet'
import { sharpness } from '../pixel-ratio'
import type { Box } from '../../../domain/map/web-mercator'
import { paintedLine, type DrawnLine } from './drawn-line'
import type { Brush, Painting } from './painting'

/** A painting, and where on the map its corner belongs at a zoom. Lines are as they are now, whenever it is painted. */
export type Order = { readonly painting: Painting; readonly corner: L.Point; readonly zoom: number }

/** No browser holds fewer pixels in one picture. */
const MOST_PIXELS = 2 ** 24

export const orderOf = (
  lines: ReadonlyArray<DrawnLine>,
  brushes: ReadonlyArray<Brush>,
  { west, north, east, south }: Box,
  zoom: number,
): Order => {
  const scale = 2 ** zoom
  const corner = L.point(Math.floor(west * scale), Math.floor(north * scale))
  const [width, height] = [Math.ceil(east * scale) - corner.x, Math.ceil(south * scale) - corner.y]
  const ratio = Math.min(sharpness(), Math.sqrt(MOST_PIXELS / (width * height)))
  const painted = lines.map((line) => paintedLine(line, zoom, corner))
  return { painting: { width, height, ratio, brushes, lines: painted }, corner, zoom }
}
