/** Knows the roads: how far and how long it is from place to place, how a way is drawn, and when a route is where. */
export type { RoadTable, Travel } from './travel'
export { estimatedTravel } from './estimated-travel'
export { openTravel } from './open-travel'
export { osrmTravel, type RoadService } from './osrm'
export { distinct, roadsOn, rowsIn } from './roads-on'
export { redrawn } from './redrawn'
export { timeOn } from './time-on'
export { withTimes } from './with-times'
