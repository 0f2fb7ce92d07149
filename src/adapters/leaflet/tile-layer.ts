import L from 'leaflet'

export type Tiles = { readonly url: string; readonly attribution: string }

/** Other placeholders cannot be filled in; without z, x and y the same tile would show everywhere. */
const isUsableTemplate = (url: string): boolean =>
  ['{z}', '{x}', '{y}'].every((placeholder) => url.includes(placeholder)) &&
  [...url.matchAll(/\{([^}]*)\}/g)].every(([, placeholder = '']) =>
    ['s', 'z', 'x', 'y', 'r'].includes(placeholder.trim()),
  )

/** Tiles are above the basemap, which shows where a tile fails. Undefined without a usable URL. */
export const addTileLayer = (map: L.Map, { url, attribution }: Tiles, onLoaded: () => void): L.TileLayer | undefined =>
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
