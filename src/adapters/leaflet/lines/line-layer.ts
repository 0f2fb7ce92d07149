import L from 'leaflet'
import type { Changed, Line } from '../../../domain/map'
import { film } from '../film'
import { viewBox } from '../view-box'
import { covers, meets, type Box } from '../world'
import { drawnLine, hide, lay, retell, type DrawnLine } from './drawn-line'
import { linePointsOf } from './line-points'

export type LineLayer = {
  readonly change: (changed: Changed<number, Line>) => void
  readonly draw: () => void
  readonly highlight: (index: number | undefined) => void
  readonly element: Element
  readonly remove: () => void
}

const MARGIN = 0.25

export const lineLayer = (map: L.Map): LineLayer => {
  const holder = document.createElement('div')
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'rr-lines')
  svg.setAttribute('aria-hidden', 'true')
  holder.append(svg)
  const held = film(map, holder, 'overlayPane')
  /** by route index, those that were dropped as well: they come back as soon as a route is left */
  const lines = new Map<number, DrawnLine>()
  const wanted = new Set<number>()
  let corner = L.point(0, 0)
  let cornerZoom = NaN
  let drawn: Box | undefined

  const put = (line: Line): void => {
    wanted.add(line.routeIndex)
    const there = lines.get(line.routeIndex)
    if (there === undefined) {
      const fresh = drawnLine(line)
      lines.set(line.routeIndex, fresh)
      svg.append(fresh.group)
    } else if (there.line !== line) retell(there, line)
  }

  return {
    change: ({ drop, put: fresh }) => {
      if (drop.length + fresh.length === 0) return
      for (const index of drop) wanted.delete(index)
      for (const line of fresh) put(line)
      drawn = undefined
    },
    draw: () => {
      const zoom = map.getZoom()
      if (zoom !== cornerZoom) {
        corner = map.getPixelBounds().getTopLeft().round()
        cornerZoom = zoom
        drawn = undefined
        held.drawnAt(corner, zoom)
      }
      if (drawn !== undefined && covers(drawn, viewBox(map))) return
      const box = viewBox(map, MARGIN)
      drawn = box
      for (const [index, line] of lines)
        if (wanted.has(index) && meets(box, linePointsOf(line.line.path).box)) lay(line, zoom, corner)
        else hide(line)
    },
    highlight: (index) => {
      for (const [at, { group }] of lines) group.classList.toggle('is-pointed', at === index)
    },
    element: svg,
    remove: held.remove,
  }
}
