import type { Problem } from '../problem'

/** By vehicle and stop: whether the one may visit the other at all. */
export const whoFits = ({ stops, vehicles }: Problem): Uint8Array => {
  const fits = new Uint8Array(vehicles.length * stops.length)
  stops.forEach(({ allowed, pin }, stop) => {
    const may = allowed === undefined ? undefined : new Set(allowed)
    for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1) {
      const isWelcome = may?.has(vehicle) !== false && (pin === undefined || pin.vehicle === vehicle)
      fits[vehicle * stops.length + stop] = isWelcome ? 1 : 0
    }
  })
  return fits
}

/** What it costs that a stop which one vehicle visits today is visited by another. */
export const visitCostOf = ({ stops, vehicles, weights, present }: Problem): Float64Array | undefined => {
  if (present === undefined || weights.change === 0) return undefined
  const costs = new Float64Array(vehicles.length * stops.length)
  present.forEach((planned, today) => {
    for (const stop of planned)
      for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1)
        if (vehicle !== today) costs[vehicle * stops.length + stop] = weights.change
  })
  return costs
}
