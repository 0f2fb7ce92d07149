import * as E from 'fp-ts/Either'
import L from 'leaflet'
import { decodeBasemap } from '../../domain/basemap'
import { prepareShapes } from './basemap/prepared-shapes'
import type { Layers } from './layers'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'

export type MapDisplaySettings = {
  /** undefined: the bundled basemap */
  readonly tiles: Tiles | undefined
  /** loads a static file of the application */
  readonly fetchFile: (address: string) => TE.TaskEither<CallFailure, unknown>
}

const basemapUrl = new URL('../../domain/basemap/basemap-nl.json', import.meta.url).href

/** Adds the bundled basemap, and tiles above it if configured. Calling the result stops the loading and no longer follows the theme. */
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

/** The attribution of the bundled basemap. */
const BASEMAP_ATTRIBUTION = 'Natural Earth, schematic basemap, no streets (set TILE_URL)'

const BASEMAP_FAILED = 'The basemap could not be loaded'

const addAttribution = (map: L.Map, hasTiles: boolean): { readonly showBasemapFailure: () => void } => {
  const control = L.control.attribution({ prefix: false }).addTo(map)
  if (!hasTiles) control.addAttribution(BASEMAP_ATTRIBUTION)
  return {
    showBasemapFailure: () => void control.removeAttribution(BASEMAP_ATTRIBUTION).addAttribution(BASEMAP_FAILED),
  }
}

type Tiles = { readonly url: string; readonly attribution: string }

/** Other placeholders cannot be filled in; without z, x and y the same tile would show everywhere. */
const isUsableTemplate = (url: string): boolean =>
  ['{z}', '{x}', '{y}'].every((placeholder) => url.includes(placeholder)) &&
  [...url.matchAll(/\{([^}]*)\}/g)].every(([, placeholder = '']) =>
    ['s', 'z', 'x', 'y', 'r'].includes(placeholder.trim()),
  )

/** Tiles are above the basemap, which shows where a tile fails. Undefined without a usable URL. */
const addTileLayer = (map: L.Map, { url, attribution }: Tiles, onLoaded: () => void): L.TileLayer | undefined =>
  isUsableTemplate(url)
    ? L.tileLayer(url, { pane: 'tiles', className: 'rr-tiles', maxZoom: 19, attribution: escapeHtml(attribution) })
        .once('tileload', onLoaded)
        .addTo(map)
    : undefined

/** Leaflet parses an attribution as HTML. */
const escapeHtml = (text: string): string => {
  const holder = document.createElement('i')
  holder.textContent = text
  return holder.innerHTML
}
