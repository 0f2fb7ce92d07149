import L from 'leaflet'
import { intersects, type KeyedDiff, type MapLine, type WorldBox } from '../../../domain/map'
import { createZoomLayer } from '../zoom-layer'
import {
  createDrawnLine,
  hideLine,
  looksSame,
  positionLine,
  updateLine,
  updatePathData,
  type DrawnLine,
  linePointsOf,
} from './drawn-line'

/** Lines as SVG elements: they take clicks, and a few lines are also displayed this way. */
export type LineElements = {
  readonly change: (diff: KeyedDiff<number, MapLine>) => void
  readonly count: () => number
  readonly isStale: () => boolean
  /** sets the zoom of later paths */
  readonly setZoom: (zoom: number) => void
  /** the lines that intersect the box, by route; without `isFull` only those that changed */
  readonly positionIn: (box: WorldBox, isFull: boolean) => ReadonlyArray<DrawnLine>
  readonly redrawPath: (line: DrawnLine) => void
  readonly highlight: (index: number | undefined) => void
  /** makes all lines invisible but clickable, except the highlighted one */
  readonly setInvisible: (isInvisible: boolean) => void
  readonly setHidden: (isHidden: boolean) => void
  readonly remove: () => void
}

export const createLineElements = (map: L.Map, isOfCurrentPlan: boolean): LineElements => {
  const holder = document.createElement('div')
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', isOfCurrentPlan ? 'rr-lines is-current-plan' : 'rr-lines')
  svg.setAttribute('aria-hidden', 'true')
  holder.append(svg)
  const zoomLayer = createZoomLayer(map, holder, 'overlayPane')
  /** by route index, with removed lines too, since they may return */
  const lines = new Map<number, DrawnLine>()
  const wantedRoutes = new Set<number>()
  const staleRoutes = new Set<number>()
  let corner = L.point(0, 0)
  let zoom = NaN
  let highlighted: DrawnLine | undefined

  const upsertLine = (line: MapLine): void => {
    const existing = lines.get(line.routeIndex)
    if (existing !== undefined && wantedRoutes.has(line.routeIndex) && looksSame(existing.line, line)) {
      existing.line = line
      return
    }
    wantedRoutes.add(line.routeIndex)
    staleRoutes.add(line.routeIndex)
    if (existing === undefined) {
      const created = createDrawnLine(line)
      lines.set(line.routeIndex, created)
      svg.append(created.group)
    } else if (existing.line !== line) updateLine(existing, line)
  }
  const showOrHide = (line: DrawnLine, box: WorldBox): boolean => {
    const isVisible = wantedRoutes.has(line.line.routeIndex) && intersects(box, linePointsOf(line.path).box)
    if (!isVisible) hideLine(line)
    else {
      if (Number.isNaN(line.zoom)) updatePathData(line, zoom)
      positionLine(line, zoom, corner)
    }
    return isVisible
  }
  const clear = (): void => {
    for (const { group } of lines.values()) group.remove()
    lines.clear()
    highlighted = undefined
  }

  return {
    change: ({ removed, upserted: newLines }) => {
      for (const index of removed) {
        wantedRoutes.delete(index)
        staleRoutes.add(index)
      }
      for (const line of newLines) upsertLine(line)
      if (wantedRoutes.size === 0) clear()
    },
    count: () => wantedRoutes.size,
    isStale: () => staleRoutes.size > 0,
    setZoom: (next) => {
      zoom = next
      corner = map.getPixelBounds().getTopLeft().round()
      zoomLayer.setDrawnAt(corner, zoom)
    },
    positionIn: (box, isFull) => {
      const visible = [...lines.values()].filter((line) =>
        isFull || staleRoutes.has(line.line.routeIndex) ? showOrHide(line, box) : line.group.style.display === '',
      )
      staleRoutes.clear()
      return visible.toSorted((one, other) => one.line.routeIndex - other.line.routeIndex)
    },
    redrawPath: (line) => {
      if (line.zoom === zoom) return
      updatePathData(line, zoom)
      positionLine(line, zoom, corner)
    },
    highlight: (index) => {
      highlighted?.group.classList.remove('is-highlighted')
      highlighted = index === undefined ? undefined : lines.get(index)
      highlighted?.group.classList.add('is-highlighted')
    },
    setInvisible: (isInvisible) => svg.classList.toggle('is-veiled', isInvisible),
    setHidden: zoomLayer.setHidden,
    remove: zoomLayer.remove,
  }
}
