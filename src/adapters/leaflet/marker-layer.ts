import L from 'leaflet'
import type { Changed, Mark, MarkId } from '../../domain/map'
import { iconOf } from './icon-of'
import { markSymbol } from './pins/marker-symbol'

export type MarkLayer = {
  readonly change: (changed: Changed<MarkId, Mark>) => void
  readonly remove: () => void
}

/** Headquarters stand above the stops (at 4000), rings below. */
const heights: Readonly<Record<Mark['kind'], number>> = { headquarters: 20_000, ring: -10 }

type Standing = { readonly mark: Mark; readonly marker: L.Marker }

export const markLayer = (map: L.Map): MarkLayer => {
  const standing = new Map<MarkId, Standing>()
  const remove = (id: MarkId): void => {
    standing.get(id)?.marker.remove()
    standing.delete(id)
  }
  /** Headquarters come and go with every route that is looked at alone: they are out of sight meanwhile, and not gone. */
  const drop = (id: MarkId): void => {
    const there = standing.get(id)
    if (there?.mark.kind === 'headquarters') show(there, false)
    else remove(id)
  }
  const put = (mark: Mark): void => {
    const there = standing.get(mark.id)
    if (there?.mark === mark) {
      show(there, true)
      return
    }
    remove(mark.id)
    standing.set(mark.id, { mark, marker: markerOf(mark).addTo(map) })
    const element = standing.get(mark.id)?.marker.getElement()
    element?.setAttribute('role', 'img')
    element?.setAttribute('aria-label', mark.name)
    element?.setAttribute('data-mark', mark.id)
  }
  return {
    change: (changed) => {
      for (const id of changed.drop) drop(id)
      for (const mark of changed.put) put(mark)
    },
    remove: () => {
      for (const id of standing.keys()) remove(id)
    },
  }
}

const show = ({ marker }: Standing, isShown: boolean): void => {
  const element = marker.getElement()
  if (element !== undefined) element.style.display = isShown ? '' : 'none'
}

const markerOf = (mark: Mark): L.Marker =>
  L.marker(mark.at, {
    icon: iconOf(markSymbol(mark)),
    zIndexOffset: heights[mark.kind],
    interactive: false,
    keyboard: false,
  })
