/** Responsible for choosing and removing strings of neighbouring stops. */
export { drawStrings, stopsBefore, stopsBeforeGap } from './draw-strings'
export { removeRoute, removeStrings } from './remove-stops'
export { swapRoutes } from './swap-routes'
