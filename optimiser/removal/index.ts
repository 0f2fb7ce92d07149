/** Responsible for choosing and removing strings of neighbouring stops. */
export { drawStrings, stopsBefore, stopsBeforeGap } from './draw-strings'
export { drawRemovedRoute, dropTrip, removeRoute, removeStrings } from './remove-stops'
export { moveTrip, swapRoutes } from './swap-routes'
