import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import basemap from '../../../../src/domain/basemap/basemap-nl.json'
import { leafletMapDisplay } from '../../../../src/adapters/leaflet'
import { findMissedStops, mapContentOf, type FoundMissedStops } from '../../../../src/domain/map'
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

/** Our style: the map of the product. */
export const openOurs: OpenStyle = (container, baseLayer) => {
  const fetchFile = () =>
    TE.fromEither(baseLayer === 'bare' ? E.left({ kind: 'unreachable' } as const) : E.right(basemap))
  const display = leafletMapDisplay(container, { tiles: undefined, fetchFile }, noReports)
  let found: FoundMissedStops | undefined
  return {
    show: (plan, view) => {
      // As the store of the product does, which compares only the routes that differ.
      found = findMissedStops(plan, found)
      display.show(mapContentOf(plan, view, undefined, found.missedStops))
    },
  }
}
