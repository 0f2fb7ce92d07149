import * as E from 'fp-ts/Either'
import L from 'leaflet'
import { decodeBasemap } from '../../domain/basemap'
import { prepareShapes } from './basemap/prepared-shapes'
import type { Layers } from './layers'
import type { ReadStreetTile } from './streets/tile-requests'
import type * as TE from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/failure'

export type MapDisplaySettings = {
  /** undefined: the bundled basemap */
  readonly tiles: Tiles | undefined
  /** loads a static file of the application */
  readonly fetchFile: (address: string) => TE.TaskEither<CallFailure, unknown>
  /** undefined where the map has no streets */
  readonly readStreetTile?: ReadStreetTile | undefined
}

const basemapUrl = new URL('../../domain/basemap/basemap-nl.json', import.meta.url).href

/** Adds the bundled basemap, and tiles above it if configured. Calling the result stops the loading and no longer follows the theme. */
export const addBaseLayers = (
  map: L.Map,
  layers: Layers,
  { tiles, fetchFile }: MapDisplaySettings,
  attribution: MapAttribution,
): (() => void) => {
  let isRemoved = false
  let hasTiles = false
  const tileLayer =
    tiles &&
    addTileLayer(map, tiles, () => {
      hasTiles = true
      layers.labels.setBasemap({ shapes: [], names: [] })
      layers.draw()
    })
  if (tileLayer === undefined) attribution.showBasemap()

  const loadBasemap = async (): Promise<void> => {
    const response = await fetchFile(basemapUrl)()
    if (isRemoved) return
    if (E.isLeft(response)) {
      attribution.showBasemapFailure()
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

/** Names the sources of the map at its foot. */
export type MapAttribution = {
  readonly showBasemap: () => void
  readonly showBasemapFailure: () => void
  readonly showStreets: (areShown: boolean) => void
}

// On a phone, the words that name no source leave room for the scale.
const BASEMAP_ATTRIBUTION = 'Natural Earth<span class="rr-not-on-phone">, schematic basemap</span>'
const NO_STREETS = 'no streets'
const BASEMAP_FAILED = 'The basemap could not be loaded'
const STREETS_ATTRIBUTION = '<span class="rr-not-on-phone">streets </span>© OpenStreetMap contributors'

export const createAttribution = (
  map: L.Map,
  { readStreetTile }: Pick<MapDisplaySettings, 'readStreetTile'>,
): MapAttribution => {
  const control = L.control.attribution({ prefix: false }).addTo(map)
  const basemapAttribution =
    readStreetTile === undefined ? `${BASEMAP_ATTRIBUTION}, ${NO_STREETS}` : BASEMAP_ATTRIBUTION
  let areStreetsShown = false
  return {
    showBasemap: () => void control.addAttribution(basemapAttribution),
    showBasemapFailure: () => void control.removeAttribution(basemapAttribution).addAttribution(BASEMAP_FAILED),
    showStreets: (areShown) => {
      if (areShown === areStreetsShown) return
      areStreetsShown = areShown
      if (areShown) control.addAttribution(STREETS_ATTRIBUTION)
      else control.removeAttribution(STREETS_ATTRIBUTION)
    },
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
