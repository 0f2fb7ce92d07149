import type { Facts } from '../instance'
import { noOffer, type Offer } from './best-position'

/** By stop and vehicle: the best place of the stop in the vehicle's route, for as long as that does not change. */
export type Remembered = {
  readonly version: Int32Array
  readonly before: Int32Array
  readonly cost: Float64Array
  readonly fresh: Offer
}

/** With more pairs than this, the memory is not worth it. */
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
