import L from 'leaflet'

/** The attribution of the bundled basemap. */
const BASEMAP_ATTRIBUTION = 'Natural Earth, schematic basemap, no streets (set TILE_URL)'

const BASEMAP_FAILED = 'The basemap could not be loaded'

/** Returns a function that shows that the basemap failed to load. */
export const addAttribution = (map: L.Map, hasTiles: boolean): (() => void) => {
  const control = L.control.attribution({ prefix: false }).addTo(map)
  if (!hasTiles) control.addAttribution(BASEMAP_ATTRIBUTION)
  return () => control.removeAttribution(BASEMAP_ATTRIBUTION).addAttribution(BASEMAP_FAILED)
}
