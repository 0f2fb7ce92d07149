export { drawStrings, stopsBefore, stopsToGap } from './draw-strings'
export { removeStrings } from './remove-strings'
export { swapRoutes } from './swap-routes'
