import type { Facts } from '../facts'
import { noOffer, type Offer } from './offer'

/** By vehicle and stop: the best place of the one with the other, for as long as the route is the same. */
export type Remembered = {
  readonly version: Int32Array
  readonly before: Int32Array
  readonly cost: Float64Array
  readonly fresh: Offer
}

/** Beyond this it takes more memory than it is worth. */
const MOST = 8_000_000

export const nothingRemembered = ({ stops, vehicles }: Facts): Remembered | undefined => {
  const pairs = stops * vehicles
  if (pairs > MOST) return undefined
  return {
    version: new Int32Array(pairs),
    before: new Int32Array(pairs),
    cost: new Float64Array(pairs),
    fresh: noOffer(),
  }
}
