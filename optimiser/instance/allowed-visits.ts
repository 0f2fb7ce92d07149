import type { SolverInput } from '../solver-input'

/** By vehicle and stop: whether the vehicle may visit the stop at all. */
export const allowedVisits = ({ stops, vehicles }: SolverInput): Uint8Array => {
  const fits = new Uint8Array(vehicles.length * stops.length).fill(1)
  stops.forEach(({ allowed, pin }, stop) => {
    if (allowed === undefined && pin === undefined) return
    const allowedVehicles = allowed === undefined ? undefined : new Set(allowed)
    for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1) {
      const isAllowed = allowedVehicles?.has(vehicle) !== false && (pin === undefined || pin.vehicle === vehicle)
      fits[vehicle * stops.length + stop] = isAllowed ? 1 : 0
    }
  })
  return fits
}

/** By vehicle and stop: the price of a visit by another vehicle than today's. */
export const visitCosts = ({ stops, vehicles, weights, present }: SolverInput): Float64Array | undefined => {
  if (present === undefined || weights.change === 0) return undefined
  const presentVehicle = new Int32Array(stops.length).fill(-1)
  present.forEach((routeStops, vehicle) => {
    for (const stop of routeStops) presentVehicle[stop] = vehicle
  })
  const costs = new Float64Array(vehicles.length * stops.length)
  for (let vehicle = 0; vehicle < vehicles.length; vehicle += 1)
    for (let stop = 0; stop < stops.length; stop += 1)
      if (presentVehicle[stop] !== -1 && presentVehicle[stop] !== vehicle)
        costs[vehicle * stops.length + stop] = weights.change
  return costs
}
