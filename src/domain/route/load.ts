/** The load of a stop: one amount per dimension. */
export type StopLoad = { readonly type: string; readonly demand: ReadonlyArray<number> }

/**
 * The highest load on board at any moment, by dimension. Deliveries are on board from the start until their stop,
 * pickups from their stop to the end; a service has no load.
 */
export const peakLoad = (stops: ReadonlyArray<StopLoad>): ReadonlyArray<number> =>
  Array.from({ length: stops.reduce((max, { demand }) => Math.max(max, demand.length), 0) }, (_, dimension) =>
    peakOf(stops.map((stop) => loadChangeOf(stop, dimension))),
  )

/** Negative for a delivery. */
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

/** Avoids rounding errors: 0.1 + 0.2 must fit where 0.3 fits. */
export const roundAmount = (amount: number): number => Math.round(amount * 1e6) / 1e6
