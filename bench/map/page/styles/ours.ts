import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import basemap from '../../../../src/domain/basemap/basemap-nl.json'
import { leafletMapDisplay } from '../../../../src/adapters/leaflet'
import {
  encodeStreetTile,
  findMissedSlots,
  mapContentOf,
  TILE_UNITS,
  type PlanWithMissedSlots,
  type Street,
} from '../../../../src/domain/map'
import type { OpenStyle } from './map-style'

const noReports = {
  onHighlight: () => undefined,
  onRouteClick: () => undefined,
  onStopOpen: () => undefined,
  stopUrlOf: () => '',
  onAreaSelect: () => undefined,
  onPinSelect: () => undefined,
  onStopMove: () => undefined,
  onEscape: () => undefined,
}

/** A tile of a dense town, 1.5 km wide: streets every 90 m with names, some of which bend. */
const madeStreetTile = encodeStreetTile(
  Array.from({ length: 34 }, (_, index): Street => {
    const [isAcross, at] = [index % 2 === 0, Math.floor(index / 2) * (TILE_UNITS / 17)]
    const bends = Array.from({ length: 18 }, (__, step) => {
      const along = Math.round((step * TILE_UNITS) / 17)
      const beside = Math.round(Math.min(TILE_UNITS, at + (step % 3) * 30))
      return isAcross ? [along, beside] : [beside, along]
    })
    const kind = index % 8 === 0 ? 'primary' : 'street'
    return { kind, name: `${isAcross ? 'Kerkstraat' : 'Dorpsweg'} ${index}`, points: bends.flat() }
  }),
)

/** Our style: the map of the product. */
export const openOurs: OpenStyle = (container, baseLayer) => {
  const fetchFile = () =>
    TE.fromEither(baseLayer === 'bare' ? E.left({ kind: 'unreachable' } as const) : E.right(basemap))
  const readStreetTile = baseLayer === 'streets' ? () => TE.right(madeStreetTile) : undefined
  const display = leafletMapDisplay(container, { tiles: undefined, fetchFile, readStreetTile }, noReports)
  let found: PlanWithMissedSlots | undefined
  return {
    show: (plan, view) => {
      // As the store of the product does, which compares only the routes that differ.
      found = findMissedSlots(plan, found)
      display.show(mapContentOf(plan, view, undefined, found.missedSlotsByStop))
    },
  }
}
