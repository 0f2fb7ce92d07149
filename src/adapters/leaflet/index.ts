/**
 * Responsible for drawing a picture with Leaflet, on the bundled basemap or on tiles. The only module that imports
 * Leaflet.
 */
export { leafletMapDisplay } from './leaflet-map-display'
