/** Knows the small map of the cover: how places come onto paper, what is drawn there, and the chip of a route. */
export { drawnMap } from './drawn-map'
export { chipBox, routeChip } from './route-chip'
