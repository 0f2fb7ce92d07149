import L from 'leaflet'

/** The attribution of the bundled basemap. */
const BASEMAP_ATTRIBUTION = 'Natural Earth, schematic basemap, no streets (set TILE_URL)'

const BASEMAP_FAILED = 'The basemap could not be loaded'

export const addAttribution = (map: L.Map, hasTiles: boolean): { readonly showBasemapFailure: () => void } => {
  const control = L.control.attribution({ prefix: false }).addTo(map)
  if (!hasTiles) control.addAttribution(BASEMAP_ATTRIBUTION)
  return {
    showBasemapFailure: () => void control.removeAttribution(BASEMAP_ATTRIBUTION).addAttribution(BASEMAP_FAILED),
  }
}
