/**
 * The best position found so far for a stop: behind the first `before` stops of a vehicle, at this cost. Changed in
 * place, for speed.
 */
export type BestPosition = { vehicle: number; before: number; cost: number }

export const emptyBestPosition = (): BestPosition => ({ vehicle: -1, before: 0, cost: Infinity })
