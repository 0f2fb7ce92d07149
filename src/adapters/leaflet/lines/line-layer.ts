import L from 'leaflet'
import type { Changed, Line } from '../../../domain/map'
import { film } from '../film'
import { inSlices } from '../in-slices'
import { viewBox } from '../view-box'
import { covers, meets, type Box } from '../world'
import { drawnLine, hide, isDrawnAlike, lay, retell, shape, type DrawnLine } from './drawn-line'
import { linePointsOf } from './line-points'

export type LineLayer = {
  readonly change: (changed: Changed<number, Line>) => void
  readonly draw: () => void
  readonly highlight: (index: number | undefined) => void
  readonly putAside: (isAside: boolean) => void
  readonly remove: () => void
}

const MARGIN = 0.25

/** Former lines are faint, and no hand is for them. */
export const lineLayer = (map: L.Map, kind: 'lines' | 'former lines' = 'lines'): LineLayer => {
  const holder = document.createElement('div')
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', kind === 'lines' ? 'rr-lines' : 'rr-lines is-former')
  svg.setAttribute('aria-hidden', 'true')
  holder.append(svg)
  const held = film(map, holder, 'overlayPane')
  /** by route index, those that were dropped as well: they may come back */
  const lines = new Map<number, DrawnLine>()
  const wanted = new Set<number>()
  let corner = L.point(0, 0)
  let cornerZoom = NaN
  let drawn: Box | undefined
  let pointed: DrawnLine | undefined
  /** what changed since it was drawn */
  const stale = new Set<number>()

  const put = (line: Line): void => {
    const there = lines.get(line.routeIndex)
    if (there !== undefined && wanted.has(line.routeIndex) && isDrawnAlike(there.line, line)) {
      there.line = line
      return
    }
    wanted.add(line.routeIndex)
    stale.add(line.routeIndex)
    if (there === undefined) {
      const fresh = drawnLine(line)
      lines.set(line.routeIndex, fresh)
      svg.append(fresh.group)
    } else if (there.line !== line) retell(there, line)
  }
  const stand = (index: number, box: Box): void => {
    const line = lines.get(index)
    if (line === undefined) return
    if (!wanted.has(index) || !meets(box, linePointsOf(line.path).box)) {
      hide(line)
      return
    }
    if (Number.isNaN(line.zoom)) shape(line, cornerZoom)
    lay(line, cornerZoom, corner)
  }
  /** Sharp for the zoom, as soon as there is time: until then a line is stretched. */
  const refine = inSlices((line: DrawnLine) => {
    if (line.zoom === cornerZoom || line.group.style.display === 'none') return
    shape(line, cornerZoom)
    lay(line, cornerZoom, corner)
  })

  const clear = (): void => {
    for (const { group } of lines.values()) group.remove()
    lines.clear()
    stale.clear()
    pointed = undefined
  }

  return {
    change: ({ drop, put: fresh }) => {
      for (const index of drop) {
        wanted.delete(index)
        stale.add(index)
      }
      for (const line of fresh) put(line)
      if (wanted.size === 0) clear()
    },
    draw: () => {
      const zoom = map.getZoom()
      if (zoom !== cornerZoom) {
        corner = map.getPixelBounds().getTopLeft().round()
        cornerZoom = zoom
        drawn = undefined
        held.drawnAt(corner, zoom)
      }
      if (drawn !== undefined && covers(drawn, viewBox(map))) for (const index of stale) stand(index, drawn)
      else {
        drawn = viewBox(map, MARGIN)
        for (const index of lines.keys()) stand(index, drawn)
        refine([...lines.values()])
      }
      stale.clear()
    },
    highlight: (index) => {
      pointed?.group.classList.remove('is-pointed')
      pointed = index === undefined ? undefined : lines.get(index)
      pointed?.group.classList.add('is-pointed')
    },
    putAside: held.putAside,
    remove: () => {
      refine([])
      held.remove()
    },
  }
}
