/**
 * The best place found so far for a stop: behind so many stops of a vehicle, at this cost. Changed in place, for speed.
 */
export type Offer = { vehicle: number; before: number; cost: number }

export const noOffer = (): Offer => ({ vehicle: -1, before: 0, cost: Infinity })
