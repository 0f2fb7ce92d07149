import type L from 'leaflet'
import { blankPicture, changesBetween, type Picture } from '../../domain/map'
import { lineLayer, type LineLayer } from './lines/line-layer'
import type { Painter } from './lines/painter'
import { pinLayer, type PinLayer } from './pins/pin-layer'

/** A picture's pins and lines, and what it takes to make another picture of them. */
export type Overlay = {
  readonly pins: Pick<PinLayer, 'group' | 'draw' | 'groupAt' | 'standing' | 'raise'>
  readonly lines: Pick<LineLayer, 'draw' | 'highlight'>
  /** how much of it would have to be drawn anew */
  readonly distanceTo: (picture: Picture) => number
  /** what differs, to be drawn the next time */
  readonly take: (picture: Picture) => void
  readonly draw: () => void
  readonly repaint: () => void
  readonly putAside: (isAside: boolean) => void
  readonly remove: () => void
}

export const overlayOn = (map: L.Map, painter: Painter): Overlay => {
  const lines = lineLayer(map, painter)
  const pins = pinLayer(map)
  let drawn: Picture = blankPicture
  return {
    pins,
    lines,
    distanceTo: (picture) => stopsUnlike(drawn.pins, picture.pins) + linesUnlike(drawn.lines, picture.lines),
    take: (picture) => {
      const changes = changesBetween(drawn, picture)
      drawn = picture
      lines.change(changes.lines)
      const { drop, put } = changes.pins
      if (drop.length + put.length > 0 || changes.clusters !== undefined) pins.take(picture.pins, picture.clusters)
    },
    draw: () => {
      lines.draw()
      pins.draw()
    },
    repaint: lines.repaint,
    putAside: (isAside) => {
      lines.putAside(isAside)
      pins.putAside(isAside)
    },
    remove: () => {
      lines.remove()
      pins.remove()
    },
  }
}

/** Pieces that are the same in both are not looked into. */
const stopsUnlike = (some: Picture['pins'], others: Picture['pins']): number => {
  let unlike = 0
  for (let at = 0; at < Math.max(some.length, others.length); at += 1) {
    const [piece, other] = [some[at], others[at]]
    if (piece !== other) unlike += Math.max(piece?.length ?? 0, other?.length ?? 0)
  }
  return unlike
}

const linesUnlike = (some: Picture['lines'], others: Picture['lines']): number => {
  let alike = 0
  for (const [index, line] of some) if (others.get(index) === line) alike += 1
  return some.size + others.size - 2 * alike
}
