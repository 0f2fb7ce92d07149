/** Responsible for the endpoints of edits by hand, and for the JSON form of moves and their prices. */
export { moveStops, priceStops, type MovesRequest, type MovesResult } from './move-endpoints'
export { priceCodec } from './price-codec'
export type { PricesRequest, PricesResult } from './price-request-codec'
export { decodeMoves, encodeMoves } from './move-codec'
export type { Totals } from './totals-codec'
