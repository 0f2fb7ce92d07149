import {
  type MapLine,
  type LinePath,
  decodePolyline,
  worldBoxOf,
  worldPointsOf,
  type WorldBox,
} from '../../../domain/map'
import { tintOf, type PaintedLine } from '../painting/painter-messages'
import L from 'leaflet'
import * as O from 'fp-ts/Option'
import { pipe } from 'fp-ts/function'
import type { Coordinates } from '../../../domain/address'
import { memoizeWeak } from '../../../domain/value'

const SVG = 'http://www.w3.org/2000/svg'

/** A drawn route: a light casing, an edge that shows yellow on land, and the colour. */
export type DrawnLine = {
  line: MapLine
  /** the path it was drawn from; may be an older object of equal content */
  path: LinePath
  readonly group: SVGGElement
  /** the zoom that its SVG paths were made for */
  zoom: number
  /** the data of its SVG paths */
  data: string
}

const strokeClasses = ['is-casing', 'is-edge', 'is-colour'] as const

/** A line without a path, hidden. */
export const createLineGroup = (): SVGGElement => {
  const group = document.createElementNS(SVG, 'g')
  group.setAttribute('class', 'rr-line')
  group.style.display = 'none'
  for (const className of strokeClasses) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('class', className)
    group.append(path)
  }
  return group
}

export const createDrawnLine = (line: MapLine): DrawnLine => {
  const group = createLineGroup()
  const drawn = { line, path: line.path, group, zoom: NaN, data: '' }
  updateLine(drawn, line)
  return drawn
}

export const looksSame = (first: MapLine, second: MapLine): boolean =>
  first.hex === second.hex &&
  first.routeIndex === second.routeIndex &&
  first.path.kind === 'roads' &&
  second.path.kind === 'roads' &&
  first.path.encoded === second.path.encoded

export const updateLine = (drawn: DrawnLine, line: MapLine): void => {
  drawn.line = line
  drawn.path = line.path
  drawn.zoom = NaN
  drawn.group.setAttribute('data-route', String(line.routeIndex))
  drawn.group.setAttribute('data-drop-route', String(line.routeIndex))
  drawn.group.lastElementChild?.setAttribute('stroke', tintOf(line.hex))
}

/** The SVG path of a zoom; bends too small to see are left out. */
export const updatePathData = (drawn: DrawnLine, zoom: number): void => {
  const data = pathData(linePointsOf(drawn.path).points, 2 ** zoom)
  for (const path of drawn.group.children) path.setAttribute('d', data)
  drawn.zoom = zoom
  drawn.data = data
}

/** Places the line relative to a corner of the map; a path made for another zoom is scaled. */
export const positionLine = ({ path, group, zoom: drawnZoom }: DrawnLine, zoom: number, corner: PixelPoint): void => {
  const { x, y } = startOf(path, zoom, corner)
  const stretch = drawnZoom === zoom ? '' : ` scale(${2 ** (zoom - drawnZoom)})`
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)})${stretch}`
  if (group.getAttribute('transform') !== transform) group.setAttribute('transform', transform)
  if (group.style.display !== '') group.style.display = ''
}

/** The line as input for the painter. */
export const paintedLineOf = ({ path, data, line }: DrawnLine, zoom: number, corner: PixelPoint): PaintedLine => ({
  data,
  ...startOf(path, zoom, corner),
  tint: tintOf(line.hex),
})

type PixelPoint = { readonly x: number; readonly y: number }

/** The first point in pixels from the corner. */
const startOf = (path: LinePath, zoom: number, corner: PixelPoint): PixelPoint => {
  const { points } = linePointsOf(path)
  const scale = 2 ** zoom
  return { x: (points[0] ?? 0) * scale - corner.x, y: (points[1] ?? 0) * scale - corner.y }
}

export const hideLine = ({ group }: DrawnLine): void => {
  if (group.style.display !== 'none') group.style.display = 'none'
}

/** In pixels: a bend closer than this to a straight line is invisible under a line 5 pixels wide. */
const TOLERANCE = 1

/** SVG path data at a scale, relative to the first point; invisible points are left out. */
const pathData = (points: Float64Array, scale: number): string => {
  const [firstX, firstY] = [points[0] ?? 0, points[1] ?? 0]
  const pixels: L.Point[] = []
  let [lastX, lastY] = [NaN, NaN]
  for (let index = 0; index < points.length; index += 2) {
    const x = ((points[index] ?? 0) - firstX) * scale
    const y = ((points[index + 1] ?? 0) - firstY) * scale
    const isSame = Math.abs(x - lastX) < TOLERANCE && Math.abs(y - lastY) < TOLERANCE
    if (isSame && index < points.length - 2) continue
    pixels.push(L.point(x, y))
    lastX = x
    lastY = y
  }
  return `M${L.LineUtil.simplify(pixels, TOLERANCE).map(formatPoint).join('L')}`
}

const formatPoint = ({ x, y }: L.Point): string => `${roundToTenth(x)} ${roundToTenth(y)}`

const roundToTenth = (length: number): number => Math.round(length * 10) / 10

export type LinePoints = { readonly points: Float64Array; readonly box: WorldBox }

/** Decoded once per path, for all zooms and redraws. */
export const linePointsOf = memoizeWeak((path: LinePath): LinePoints => {
  const points = worldPointsOf(coordinatesAlong(path))
  return { points, box: worldBoxOf(points) }
})

const coordinatesAlong = (path: LinePath): ReadonlyArray<Coordinates> =>
  path.kind === 'straight'
    ? path.points
    : pipe(
        decodePolyline(path.encoded),
        O.getOrElse((): ReadonlyArray<Coordinates> => []),
      )
