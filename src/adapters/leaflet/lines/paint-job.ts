import L from 'leaflet'
import { pixelRatio } from '../pixel-ratio'
import type { WorldBox } from '../../../domain/map/web-mercator'
import { paintedLineOf, type DrawnLine } from './drawn-line'
import type { StrokeStyle, Painting } from './painting'

/** A painting, and where on the map its corner belongs at a zoom. Lines are as they are now, whenever it is painted. */
export type PaintJob = { readonly painting: Painting; readonly corner: L.Point; readonly zoom: number }

/** No browser holds fewer pixels in one picture. */
const MAX_PIXELS = 2 ** 24

export const paintJobOf = (
  lines: ReadonlyArray<DrawnLine>,
  strokes: ReadonlyArray<StrokeStyle>,
  { west, north, east, south }: WorldBox,
  zoom: number,
): PaintJob => {
  const scale = 2 ** zoom
  const corner = L.point(Math.floor(west * scale), Math.floor(north * scale))
  const [width, height] = [Math.ceil(east * scale) - corner.x, Math.ceil(south * scale) - corner.y]
  const ratio = Math.min(pixelRatio(), Math.sqrt(MAX_PIXELS / (width * height)))
  const painted = lines.map((line) => paintedLineOf(line, zoom, corner))
  return { painting: { width, height, ratio, strokes, lines: painted }, corner, zoom }
}
