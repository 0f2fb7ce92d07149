export { removeStrings } from './remove-strings'
export { swapRoutes } from './swap-routes'
