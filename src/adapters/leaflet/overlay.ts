import type L from 'leaflet'
import { emptyPicture, diffPictures, type Picture } from '../../domain/map'
import { createLineLayer, type LineLayer } from './lines/line-layer'
import type { Painter } from './lines/painter'
import { createPinLayer, type PinLayer } from './pins/pin-layer'

/** The pins and lines of a picture, updated by differences. */
export type Overlay = {
  readonly pins: Pick<PinLayer, 'group' | 'draw' | 'groupAt' | 'drawnGroups' | 'raise'>
  readonly lines: Pick<LineLayer, 'draw' | 'highlight'>
  /** the number of stops and lines that would be redrawn */
  readonly differenceFrom: (picture: Picture) => number
  /** takes a picture; its changes are drawn by the next draw */
  readonly setPicture: (picture: Picture) => void
  readonly draw: () => void
  readonly repaint: () => void
  readonly setHidden: (isHidden: boolean) => void
  readonly remove: () => void
}

export const createOverlay = (map: L.Map, painter: Painter): Overlay => {
  const lines = createLineLayer(map, painter)
  const pins = createPinLayer(map)
  let drawnPicture: Picture = emptyPicture
  return {
    pins,
    lines,
    differenceFrom: (picture) =>
      countChangedStops(drawnPicture.pins, picture.pins) + countChangedLines(drawnPicture.lines, picture.lines),
    setPicture: (picture) => {
      const changes = diffPictures(drawnPicture, picture)
      drawnPicture = picture
      lines.change(changes.lines)
      const { removed, upserted } = changes.pins
      if (removed.length + upserted.length > 0 || changes.clusters !== undefined)
        pins.setPins(picture.pins, picture.clusters)
    },
    draw: () => {
      lines.draw()
      pins.draw()
    },
    repaint: lines.repaint,
    setHidden: (isHidden) => {
      lines.setHidden(isHidden)
      pins.setHidden(isHidden)
    },
    remove: () => {
      lines.remove()
      pins.remove()
    },
  }
}

/** Chunks that are the same object are skipped. */
const countChangedStops = (before: Picture['pins'], after: Picture['pins']): number => {
  let changedCount = 0
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [chunk, otherChunk] = [before[index], after[index]]
    if (chunk !== otherChunk) changedCount += Math.max(chunk?.length ?? 0, otherChunk?.length ?? 0)
  }
  return changedCount
}

const countChangedLines = (before: Picture['lines'], after: Picture['lines']): number => {
  let sameCount = 0
  for (const [index, line] of before) if (after.get(index) === line) sameCount += 1
  return before.size + after.size - 2 * sameCount
}
