/** What a stop has a vehicle carry: one amount for each dimension. */
export type Carried = { readonly type: string; readonly demand: ReadonlyArray<number> }

/**
 * The most on board at any one moment, in each dimension. What is delivered is on board from the start and goes off at
 * its stop, what is picked up comes on there and stays to the end, and a service carries nothing.
 */
export const peakLoad = (stops: ReadonlyArray<Carried>): ReadonlyArray<number> =>
  Array.from({ length: stops.reduce((most, { demand }) => Math.max(most, demand.length), 0) }, (_, dimension) =>
    peak(stops.map((stop) => changeBy(stop, dimension))),
  )

/** Minus where it goes off. */
const changeBy = ({ type, demand }: Carried, dimension: number): number => {
  const amount = demand[dimension] ?? 0
  if (type === 'Service') return 0
  return type === 'Pickup' ? amount : -amount
}

const peak = (changes: ReadonlyArray<number>): number => {
  let aboard = 0
  for (const change of changes) if (change < 0) aboard -= change
  let most = aboard
  for (const change of changes) {
    aboard += change
    most = Math.max(most, aboard)
  }
  return withoutDust(most)
}

/** Amounts may be broken ones, and 0.1 + 0.2 must fit where 0.3 fits. */
export const withoutDust = (amount: number): number => Math.round(amount * 1e6) / 1e6
