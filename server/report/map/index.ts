/** Responsible for the map on the cover, and for the coloured chip with a route number. */
export { drawRouteMaps } from './draw-route-maps'
export { drawMap } from './draw-map'
export { chipBox, routeChip } from './route-chip'
