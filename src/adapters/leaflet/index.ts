/**
 * Responsible for drawing the map content with Leaflet, on the bundled basemap or on tiles. The only module that imports
 * Leaflet.
 */
export { leafletMapDisplay } from './leaflet-map-display'
export type { MapDisplaySettings } from './base-layers'
