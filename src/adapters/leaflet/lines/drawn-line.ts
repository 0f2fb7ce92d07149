import type { MapLine, LinePath } from '../../../domain/map'
import type { PaintedLine } from './painting'
import { linePointsOf } from './line-points'
import { pathData } from './path-data'
import { tintOf } from './tint'

const SVG = 'http://www.w3.org/2000/svg'

/** A route as it is drawn: a light casing, an edge that shows yellow on land, and the colour. */
export type DrawnLine = {
  line: MapLine
  /** what it was drawn along: it may have come anew since, and be no other */
  path: LinePath
  readonly group: SVGGElement
  /** the zoom that its paths were made for */
  zoom: number
  data: string
}

const strokeClasses = ['is-casing', 'is-edge', 'is-colour'] as const

/** A line that leads nowhere yet, and is not seen. */
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
  drawn.group.lastElementChild?.setAttribute('stroke', tintOf(line.hex))
}

/** The paths for a zoom, with as many bends as show there. */
export const updatePathData = (drawn: DrawnLine, zoom: number): void => {
  const data = pathData(linePointsOf(drawn.path).points, 2 ** zoom)
  for (const path of drawn.group.children) path.setAttribute('d', data)
  drawn.zoom = zoom
  drawn.data = data
}

/** From a corner of the map at a zoom; a line made for another is stretched. */
export const positionLine = ({ path, group, zoom: drawnZoom }: DrawnLine, zoom: number, corner: PixelPoint): void => {
  const { x, y } = startOf(path, zoom, corner)
  const stretch = drawnZoom === zoom ? '' : ` scale(${2 ** (zoom - drawnZoom)})`
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)})${stretch}`
  if (group.getAttribute('transform') !== transform) group.setAttribute('transform', transform)
  if (group.style.display !== '') group.style.display = ''
}

/** The same for who paints it. */
export const paintedLineOf = ({ path, data, line }: DrawnLine, zoom: number, corner: PixelPoint): PaintedLine => ({
  data,
  ...startOf(path, zoom, corner),
  tint: tintOf(line.hex),
})

type PixelPoint = { readonly x: number; readonly y: number }

/** Where its first point is, in pixels from the corner. */
const startOf = (path: LinePath, zoom: number, corner: PixelPoint): PixelPoint => {
  const { points } = linePointsOf(path)
  const scale = 2 ** zoom
  return { x: (points[0] ?? 0) * scale - corner.x, y: (points[1] ?? 0) * scale - corner.y }
}

export const hideLine = ({ group }: DrawnLine): void => {
  if (group.style.display !== 'none') group.style.display = 'none'
}
