import * as E from 'fp-ts/Either'
import type L from 'leaflet'
import type { MapDisplaySettings } from './display-settings'
import { prepareShapes } from './basemap/prepared-shapes'
import { decodeBasemap } from './basemap/decode-basemap'
import { addAttribution } from './controls'
import type { Layers } from './layers'
import { tileLayer } from './tile-layer'

const basemapUrl = new URL('basemap/basemap-nl.json', import.meta.url).href

/** The bundled basemap, and tiles above it if configured. */
export const addBaseLayers = (map: L.Map, layers: Layers, { tiles, fetchFile }: MapDisplaySettings): (() => void) => {
  let isRemoved = false
  let hasTiles = false
  const tilesLayer =
    tiles &&
    tileLayer(map, tiles, () => {
      hasTiles = true
      layers.labels.setBasemap({ shapes: [], names: [] })
      layers.draw()
    })
  const showBasemapFailed = addAttribution(map, tilesLayer !== undefined)

  const loadBasemap = async (): Promise<void> => {
    const response = await fetchFile(basemapUrl)()
    if (isRemoved) return
    if (E.isLeft(response)) {
      showBasemapFailed()
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
