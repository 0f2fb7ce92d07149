import type { Line } from '../../../domain/map'
import { linePointsOf } from './line-points'
import { pathData } from './path-data'
import { tintOf } from './tint'

const SVG = 'http://www.w3.org/2000/svg'

/** A route as it is drawn: a light casing, an edge that shows yellow on land, and the colour. */
export type DrawnLine = {
  line: Line
  readonly group: SVGGElement
  /** the zoom that its paths were made for */
  zoom: number
}

const strokes = ['is-casing', 'is-edge', 'is-colour'] as const

export const drawnLine = (line: Line): DrawnLine => {
  const group = document.createElementNS(SVG, 'g')
  group.setAttribute('class', 'rr-line')
  group.style.display = 'none'
  for (const stroke of strokes) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('class', stroke)
    group.append(path)
  }
  const drawn = { line, group, zoom: NaN }
  retell(drawn, line)
  return drawn
}

export const retell = (drawn: DrawnLine, line: Line): void => {
  drawn.line = line
  drawn.zoom = NaN
  drawn.group.setAttribute('data-route', String(line.routeIndex))
  drawn.group.lastElementChild?.setAttribute('stroke', tintOf(line.hex))
}

/** From a corner of the map at a zoom; a line that comes back to a zoom it was made for is only moved. */
export const lay = (drawn: DrawnLine, zoom: number, corner: { readonly x: number; readonly y: number }): void => {
  const scale = 2 ** zoom
  const { points } = linePointsOf(drawn.line.path)
  if (drawn.zoom !== zoom) {
    const data = pathData(points, scale)
    for (const path of drawn.group.children) path.setAttribute('d', data)
    drawn.zoom = zoom
  }
  const [x, y] = [(points[0] ?? 0) * scale - corner.x, (points[1] ?? 0) * scale - corner.y]
  drawn.group.setAttribute('transform', `translate(${x.toFixed(1)} ${y.toFixed(1)})`)
  drawn.group.style.display = ''
}

export const hide = ({ group }: DrawnLine): void => {
  group.style.display = 'none'
}
