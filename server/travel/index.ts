/** Responsible for the roads: distances and driving times between places, and the lines of routes. */
export type { PlacePair, LegTable, Travel } from './travel'
export { estimatedTravel } from './estimated-travel'
export { openTravel } from './open-travel'
export { osrmTravel, type OsrmOptions } from './osrm'
export { distinctPlaces } from './distinct-places'
export { legCounter } from './count-legs'
export { redrawRoute } from './redraw-route'
export { releaseTable } from './table-memory'
