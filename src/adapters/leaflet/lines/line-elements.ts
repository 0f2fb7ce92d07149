import L from 'leaflet'
import type { Changed, Line } from '../../../domain/map'
import { film } from '../zoom-layer'
import { meets, type Box } from '../../../domain/map/web-mercator'
import { drawnLine, hide, isDrawnAlike, lay, retell, shape, type DrawnLine } from './drawn-line'
import { linePointsOf } from './line-points'

/** Lines as elements of the page: what a hand finds, and what one sees of a few. */
export type LineElements = {
  readonly change: (changed: Changed<number, Line>) => void
  /** how many there should be */
  readonly count: () => number
  readonly isStale: () => boolean
  /** from here on for this zoom */
  readonly turnTo: (zoom: number) => void
  /** those that reach into the box, by route; `isAnew`: not only what changed since the last time */
  readonly stand: (box: Box, isAnew: boolean) => ReadonlyArray<DrawnLine>
  readonly sharpen: (line: DrawnLine) => void
  readonly highlight: (index: number | undefined) => void
  /** makes all lines invisible but still clickable, except the one that is pointed at */
  readonly veil: (isVeiled: boolean) => void
  readonly putAside: (isAside: boolean) => void
  readonly remove: () => void
}

export const lineElements = (map: L.Map, isFormer: boolean): LineElements => {
  const holder = document.createElement('div')
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', isFormer ? 'rr-lines is-former' : 'rr-lines')
  svg.setAttribute('aria-hidden', 'true')
  holder.append(svg)
  const held = film(map, holder, 'overlayPane')
  /** by route index, those that were dropped as well: they may come back */
  const lines = new Map<number, DrawnLine>()
  const wanted = new Set<number>()
  const stale = new Set<number>()
  let corner = L.point(0, 0)
  let zoom = NaN
  let pointed: DrawnLine | undefined

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
  const stand = (line: DrawnLine, box: Box): boolean => {
    const isSeen = wanted.has(line.line.routeIndex) && meets(box, linePointsOf(line.path).box)
    if (!isSeen) hide(line)
    else {
      if (Number.isNaN(line.zoom)) shape(line, zoom)
      lay(line, zoom, corner)
    }
    return isSeen
  }
  const clear = (): void => {
    for (const { group } of lines.values()) group.remove()
    lines.clear()
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
    count: () => wanted.size,
    isStale: () => stale.size > 0,
    turnTo: (next) => {
      zoom = next
      corner = map.getPixelBounds().getTopLeft().round()
      held.drawnAt(corner, zoom)
    },
    stand: (box, isAnew) => {
      const seen = [...lines.values()].filter((line) =>
        isAnew || stale.has(line.line.routeIndex) ? stand(line, box) : line.group.style.display === '',
      )
      stale.clear()
      return seen.toSorted((one, other) => one.line.routeIndex - other.line.routeIndex)
    },
    sharpen: (line) => {
      if (line.zoom === zoom) return
      shape(line, zoom)
      lay(line, zoom, corner)
    },
    highlight: (index) => {
      pointed?.group.classList.remove('is-pointed')
      pointed = index === undefined ? undefined : lines.get(index)
      pointed?.group.classList.add('is-pointed')
    },
    veil: (isVeiled) => svg.classList.toggle('is-veiled', isVeiled),
    putAside: held.putAside,
    remove: held.remove,
  }
}
