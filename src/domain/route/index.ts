/** Knows a route: its activities, their order and numbers, and what it adds up to. */
export type { Activity, ActivityAddress } from './activity'
export { activitiesOf, routeNumberOf, type Route } from './route'
export { placeOf, renumbered, STEP, visitOf, without, withVisit } from './order'
export { resequence } from './resequence'
export { colourForIndex, colourOf, grey, routeColours, type RouteColour } from './colours'
