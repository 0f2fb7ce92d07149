import L from 'leaflet'

export type Tiles = { readonly url: string; readonly attribution: string }

/** An address with other gaps than these cannot be filled in, and one without a place shows one tile everywhere. */
const isTemplate = (url: string): boolean =>
  ['{z}', '{x}', '{y}'].every((placeholder) => url.includes(placeholder)) &&
  [...url.matchAll(/\{([^}]*)\}/g)].every(([, placeholder = '']) =>
    ['s', 'z', 'x', 'y', 'r'].includes(placeholder.trim()),
  )

/** Tiles lie upon the basemap, which shows wherever one of them fails. None where no usable address is set. */
export const tileLayer = (map: L.Map, { url, attribution }: Tiles, onLoaded: () => void): L.TileLayer | undefined =>
  isTemplate(url)
    ? L.tileLayer(url, { pane: 'tiles', className: 'rr-tiles', maxZoom: 19, attribution: escapeHtml(attribution) })
        .once('tileload', onLoaded)
        .addTo(map)
    : undefined

/** Leaflet takes an attribution for HTML. */
const escapeHtml = (text: string): string => {
  const holder = document.createElement('i')
  holder.textContent = text
  return holder.innerHTML
}
