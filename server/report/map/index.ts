/** Responsible for the maps, for the codes that open a route on a phone, and for the chip with a route number. */
export { drawPhoneCodes, phoneCodesWidth } from './draw-phone-codes'
export { drawRouteMaps } from './draw-route-maps'
export { drawMap } from './draw-map'
export { chipBox, routeChip } from './route-chips'
