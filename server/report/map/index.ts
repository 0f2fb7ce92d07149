/** Knows the map on the cover, and the coloured chip with the number of a route. */
export { drawMap } from './draw-map'
export { chipBox, routeChip } from './route-chip'
