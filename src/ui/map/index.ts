/** Knows the pane of the map: the board and what lies upon it. */
export { MapSurface } from './map-surface'
