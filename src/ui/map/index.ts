/** Responsible for the map pane: the map display and the panels over it. */
export { MapSurface } from './map-surface'
