import L from 'leaflet'
import type { Changed, Mark, MarkId } from '../../domain/map'
import { iconOf } from './icon-of'
import { markSymbol } from './pins/mark-symbol'

export type MarkLayer = {
  readonly change: (changed: Changed<MarkId, Mark>) => void
  readonly remove: () => void
}

/** Headquarters stand above the stops, rings below. */
const heights: Readonly<Record<Mark['kind'], number>> = { headquarters: 5_000, ring: -10 }

export const markLayer = (map: L.Map): MarkLayer => {
  const standing = new Map<MarkId, L.Marker>()
  const drop = (id: MarkId): void => {
    standing.get(id)?.remove()
    standing.delete(id)
  }
  const put = (mark: Mark): void => {
    drop(mark.id)
    const marker = L.marker(mark.at, {
      icon: iconOf(markSymbol(mark)),
      zIndexOffset: heights[mark.kind],
      interactive: false,
      keyboard: false,
    }).addTo(map)
    const element = marker.getElement()
    element?.setAttribute('role', 'img')
    element?.setAttribute('aria-label', mark.name)
    element?.setAttribute('data-mark', mark.id)
    standing.set(mark.id, marker)
  }
  return {
    change: (changed) => {
      for (const id of changed.drop) drop(id)
      for (const mark of changed.put) put(mark)
    },
    remove: () => {
      for (const id of standing.keys()) drop(id)
    },
  }
}
