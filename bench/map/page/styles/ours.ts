import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import basemap from '../../../../src/adapters/leaflet/basemap/basemap-nl.json'
import { leafletMapBoard } from '../../../../src/adapters/leaflet'
import { pictureOf } from '../../../../src/domain/map'
import type { OpenStyle } from './map-style'

const nobody = {
  pointed: () => undefined,
  routeClicked: () => undefined,
  stopOpened: () => undefined,
  stopAddress: () => '',
  boxed: () => undefined,
  steppedOut: () => undefined,
}

/** Our style: the map board of the product. */
export const openOurs: OpenStyle = (place, ground) => {
  const ask = () => TE.fromEither(ground === 'bare' ? E.left({ kind: 'unreachable' } as const) : E.right(basemap))
  const board = leafletMapBoard(place, { tiles: undefined, ask }, nobody)
  return { show: (plan, view) => board.show(pictureOf(plan, view, undefined)) }
}
