import type { Problem } from '../solver-input'

/** By vehicle and stop: whether the vehicle may visit the stop at all. */
export const whoFits = ({ stops, vehicles }: Problem): Uint8Array => {
  const fits = new Uint8Array(vehicles.length * stops.length).fill(1)
  stops.forEach(({ allowed, pin }, stop) => {
    if (allowed === undefined && pin === undefined) return
    const may = allowed === undefined ? undefined : new Set(allowed)
    for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1) {
      const isWelcome = may?.has(vehicle) !== false && (pin === undefined || pin.vehicle === vehicle)
      fits[vehicle * stops.length + stop] = isWelcome ? 1 : 0
    }
  })
  return fits
}

/** By vehicle and stop: the price of a visit by another vehicle than today's. */
export const visitCostOf = ({ stops, vehicles, weights, present }: Problem): Float64Array | undefined => {
  if (present === undefined || weights.change === 0) return undefined
  const today = new Int32Array(stops.length).fill(-1)
  present.forEach((planned, vehicle) => {
    for (const stop of planned) today[stop] = vehicle
  })
  const costs = new Float64Array(vehicles.length * stops.length)
  for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1)
    for (let stop = 0; stop < stops.length; stop += 1)
      if (today[stop] !== -1 && today[stop] !== vehicle) costs[vehicle * stops.length + stop] = weights.change
  return costs
}
