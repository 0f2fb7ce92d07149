/** Responsible for the roads: distances and driving times between places, and the lines of routes. */
export { distinctPlaces, type PlacePair, type LegTable, type Travel } from './travel'
export { estimatedTravel } from './estimated-travel'
export { openTravel } from './open-travel'
export { mainRoadTravel } from './main-roads/main-road-travel'
export { osrmTravel, type OsrmOptions } from './osrm'
export { legCounter } from './count-legs'
export { redrawRoute } from './redraw-route'
export { releaseTable } from './table-memory'
