import { peakLoad, withoutDust } from '../../src/domain/route'
import type { ProblemStop, Vehicle } from '../../src/domain/problem'

/** By how much the fullest moment of a tour is beyond what the vehicle holds; 0 where all fits. */
export const overload = ({ capacity }: Vehicle, stops: ReadonlyArray<ProblemStop>): number => {
  const load = peakLoad(stops)
  return capacity.reduce((most, limit, dimension) => Math.max(most, beyond(load[dimension] ?? 0, limit)), 0)
}

/**
 * The same without regard to the order: enough to know that all fits, and, where nothing is picked up on a tour that
 * also delivers, that it does not.
 */
export const overloadAtMost = ({ capacity }: Vehicle, stops: ReadonlyArray<ProblemStop>): number =>
  capacity.reduce((most, limit, dimension) => {
    const sum = stops.reduce(
      (total, { type, demand }) => total + (type === 'Service' ? 0 : (demand[dimension] ?? 0)),
      0,
    )
    return Math.max(most, beyond(sum, limit))
  }, 0)

const beyond = (load: number, limit: number): number => (load > limit ? withoutDust(load - limit) : 0)

/** Whether the order of the stops can make a difference to the load. */
export const isMixed = (stops: ReadonlyArray<ProblemStop>): boolean =>
  stops.some(({ type }) => type === 'Pickup') && stops.some(({ type }) => type === 'Delivery')
