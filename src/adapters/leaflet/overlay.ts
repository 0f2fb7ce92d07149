import type L from 'leaflet'
import { emptyMapContent, diffMapContents, type MapContent } from '../../domain/map'
import { createLineLayer, type LineLayer } from './lines/line-layer'
import type { PainterClient } from './painting/painter-client'
import { createPinLayer, type PinLayer } from './pins/pin-layer'

/** The pins and lines of a map content, updated by differences. */
export type Overlay = {
  readonly pins: Pick<PinLayer, 'group' | 'draw' | 'groupAt' | 'drawnGroups' | 'raise' | 'markSelected'>
  readonly lines: Pick<LineLayer, 'draw' | 'highlight'>
  /** the number of stops and lines that would be redrawn */
  readonly differenceFrom: (content: MapContent) => number
  /** takes the new map content; its changes are drawn by the next draw */
  readonly setContent: (content: MapContent) => void
  readonly draw: () => void
  readonly repaint: () => void
  readonly setHidden: (isHidden: boolean) => void
  readonly remove: () => void
}

export const createOverlay = (map: L.Map, painter: PainterClient): Overlay => {
  const lines = createLineLayer(map, painter)
  const pins = createPinLayer(map)
  let drawnContent: MapContent = emptyMapContent
  return {
    pins,
    lines,
    differenceFrom: (content) =>
      countChangedStops(drawnContent.pins, content.pins) + countChangedLines(drawnContent.lines, content.lines),
    setContent: (content) => {
      const changes = diffMapContents(drawnContent, content)
      drawnContent = content
      lines.change(changes.lines)
      const { removed, upserted } = changes.pins
      if (
        removed.length + upserted.length > 0 ||
        changes.groupingRule !== undefined ||
        changes.missedSlotsByStop !== undefined
      )
        pins.setPins(content)
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
const countChangedStops = (before: MapContent['pins'], after: MapContent['pins']): number => {
  let changedCount = 0
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [chunk, otherChunk] = [before[index], after[index]]
    if (chunk !== otherChunk) changedCount += Math.max(chunk?.length ?? 0, otherChunk?.length ?? 0)
  }
  return changedCount
}

const countChangedLines = (before: MapContent['lines'], after: MapContent['lines']): number => {
  let sameCount = 0
  for (const [index, line] of before) if (after.get(index) === line) sameCount += 1
  return before.size + after.size - 2 * sameCount
}
