/** Responsible for the endpoints of edits by hand, and for the JSON form of moves and their prices. */
export { moveStops, priceStops } from './move-endpoints'
export type { PricesRequest, PricesResult } from './price-request-codec'
export type { MovesRequest, MovesResult } from './moves-codec'
export { decodeMoves, encodeMoves } from './move-codec'
export type { Totals } from './totals-codec'
