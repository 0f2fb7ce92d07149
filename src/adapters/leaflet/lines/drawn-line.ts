import type { Line, Path } from '../../../domain/map'
import type { PaintedLine } from './painting'
import { linePointsOf } from './line-points'
import { pathData } from './path-data'
import { tintOf } from './tint'

const SVG = 'http://www.w3.org/2000/svg'

/** A route as it is drawn: a light casing, an edge that shows yellow on land, and the colour. */
export type DrawnLine = {
  line: Line
  /** what it was drawn along: it may have come anew since, and be no other */
  path: Path
  readonly group: SVGGElement
  /** the zoom that its paths were made for */
  zoom: number
  data: string
}

const strokes = ['is-casing', 'is-edge', 'is-colour'] as const

/** A line that leads nowhere yet, and is not seen. */
export const blankLine = (): SVGGElement => {
  const group = document.createElementNS(SVG, 'g')
  group.setAttribute('class', 'rr-line')
  group.style.display = 'none'
  for (const stroke of strokes) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('class', stroke)
    group.append(path)
  }
  return group
}

export const drawnLine = (line: Line): DrawnLine => {
  const group = blankLine()
  const drawn = { line, path: line.path, group, zoom: NaN, data: '' }
  retell(drawn, line)
  return drawn
}

export const isDrawnAlike = (one: Line, other: Line): boolean =>
  one.hex === other.hex &&
  one.routeIndex === other.routeIndex &&
  one.path.kind === 'roads' &&
  other.path.kind === 'roads' &&
  one.path.encoded === other.path.encoded

export const retell = (drawn: DrawnLine, line: Line): void => {
  drawn.line = line
  drawn.path = line.path
  drawn.zoom = NaN
  drawn.group.setAttribute('data-route', String(line.routeIndex))
  drawn.group.lastElementChild?.setAttribute('stroke', tintOf(line.hex))
}

/** The paths for a zoom, with as many bends as show there. */
export const shape = (drawn: DrawnLine, zoom: number): void => {
  const data = pathData(linePointsOf(drawn.path).points, 2 ** zoom)
  for (const path of drawn.group.children) path.setAttribute('d', data)
  drawn.zoom = zoom
  drawn.data = data
}

/** From a corner of the map at a zoom; a line made for another is stretched. */
export const lay = ({ path, group, zoom: made }: DrawnLine, zoom: number, corner: Corner): void => {
  const { x, y } = beginOf(path, zoom, corner)
  const stretch = made === zoom ? '' : ` scale(${2 ** (zoom - made)})`
  const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)})${stretch}`
  if (group.getAttribute('transform') !== transform) group.setAttribute('transform', transform)
  if (group.style.display !== '') group.style.display = ''
}

/** The same for who paints it. */
export const paintedLine = ({ path, data, line }: DrawnLine, zoom: number, corner: Corner): PaintedLine => ({
  data,
  ...beginOf(path, zoom, corner),
  tint: tintOf(line.hex),
})

type Corner = { readonly x: number; readonly y: number }

/** Where its first point is, in pixels from the corner. */
const beginOf = (path: Path, zoom: number, corner: Corner): Corner => {
  const { points } = linePointsOf(path)
  const scale = 2 ** zoom
  return { x: (points[0] ?? 0) * scale - corner.x, y: (points[1] ?? 0) * scale - corner.y }
}

export const hide = ({ group }: DrawnLine): void => {
  if (group.style.display !== 'none') group.style.display = 'none'
}
