/** Responsible for choosing and removing strings of neighbouring stops. */
export { drawStrings, stopsBefore, stopsBeforeGap } from './draw-strings'
export { removeStrings } from './remove-strings'
export { swapRoutes } from './swap-routes'
export { removeRoute } from './remove-route'
