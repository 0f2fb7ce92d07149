import L from 'leaflet'

export type Tiles = { readonly url: string; readonly attribution: string }

/** An address with other gaps than these cannot be filled in, and one without a place shows one tile everywhere. */
const isTemplate = (url: string): boolean =>
  ['{z}', '{x}', '{y}'].every((gap) => url.includes(gap)) &&
  [...url.matchAll(/\{([^}]*)\}/g)].every(([, gap = '']) => ['s', 'z', 'x', 'y', 'r'].includes(gap.trim()))

/** Tiles lie upon the basemap, which shows wherever one of them fails. None where no usable address is set. */
export const tileLayer = (map: L.Map, { url, attribution }: Tiles, onLoaded: () => void): L.TileLayer | undefined =>
  isTemplate(url)
    ? L.tileLayer(url, { pane: 'tiles', className: 'rr-tiles', maxZoom: 19, attribution: escaped(attribution) })
        .once('tileload', onLoaded)
        .addTo(map)
    : undefined

/** Leaflet takes an attribution for HTML. */
const escaped = (text: string): string => {
  const holder = document.createElement('i')
  holder.textContent = text
  return holder.innerHTML
}
