/** Knows how to draw a picture with Leaflet, on a basemap of its own or on tiles. The only room that knows Leaflet. */
export { leafletMapDisplay } from './leaflet-map-display'
