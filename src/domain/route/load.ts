/** What a stop has a vehicle carry: one amount for each dimension. */
export type StopLoad = { readonly type: string; readonly demand: ReadonlyArray<number> }

/**
 * The most on board at any one moment, in each dimension. What is delivered is on board from the start and goes off at
 * its stop, what is picked up comes on there and stays to the end, and a service carries nothing.
 */
export const peakLoad = (stops: ReadonlyArray<StopLoad>): ReadonlyArray<number> =>
  Array.from({ length: stops.reduce((max, { demand }) => Math.max(max, demand.length), 0) }, (_, dimension) =>
    peakOf(stops.map((stop) => loadChangeOf(stop, dimension))),
  )

/** Minus where it goes off. */
const loadChangeOf = ({ type, demand }: StopLoad, dimension: number): number => {
  const amount = demand[dimension] ?? 0
  if (type === 'Service') return 0
  return type === 'Pickup' ? amount : -amount
}

const peakOf = (changes: ReadonlyArray<number>): number => {
  let onBoard = 0
  for (const change of changes) if (change < 0) onBoard -= change
  let max = onBoard
  for (const change of changes) {
    onBoard += change
    max = Math.max(max, onBoard)
  }
  return roundAmount(max)
}

/** Amounts may be broken ones, and 0.1 + 0.2 must fit where 0.3 fits. */
export const roundAmount = (amount: number): number => Math.round(amount * 1e6) / 1e6
