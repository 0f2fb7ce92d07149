import * as E from 'fp-ts/Either'
import type L from 'leaflet'
import { decodeBasemap } from '../../domain/basemap'
import { prepareShapes } from './basemap/prepared-shapes'
import { addAttribution } from './controls'
import type { Layers } from './layers'
import { addTileLayer, type Tiles } from './tile-layer'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'

export type MapDisplaySettings = {
  /** undefined: the bundled basemap */
  readonly tiles: Tiles | undefined
  /** loads a static file of the application */
  readonly fetchFile: (address: string) => TE.TaskEither<CallFailure, unknown>
}

const basemapUrl = new URL('../../domain/basemap/basemap-nl.json', import.meta.url).href

/** Adds the bundled basemap, and tiles above it if configured. Calling the result ends the loading and follows no theme any more. */
export const addBaseLayers = (map: L.Map, layers: Layers, { tiles, fetchFile }: MapDisplaySettings): (() => void) => {
  let isRemoved = false
  let hasTiles = false
  const tileLayer =
    tiles &&
    addTileLayer(map, tiles, () => {
      hasTiles = true
      layers.labels.setBasemap({ shapes: [], names: [] })
      layers.draw()
    })
  const { showBasemapFailure } = addAttribution(map, tileLayer !== undefined)

  const loadBasemap = async (): Promise<void> => {
    const response = await fetchFile(basemapUrl)()
    if (isRemoved) return
    if (E.isLeft(response)) {
      showBasemapFailure()
      return
    }
    const basemap = decodeBasemap(response.right)
    layers.basemap.setShapes(prepareShapes(basemap))
    // Tiles have names of their own.
    if (!hasTiles) layers.labels.setBasemap(basemap)
    layers.draw()
  }
  void loadBasemap()

  const themeObserver = new MutationObserver(layers.repaint)
  themeObserver.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    isRemoved = true
    themeObserver.disconnect()
  }
}
