/** The best way found so far to fit a stop in: after so many others of a vehicle, at a cost. Overwritten, for speed. */
export type Offer = { vehicle: number; before: number; cost: number }

export const noOffer = (): Offer => ({ vehicle: -1, before: 0, cost: Infinity })
