import { peakLoad, roundAmount } from '../../src/domain/route'
import { isVehicleReload, loadChangeAt, type ProblemStop, type Vehicle } from '../../src/domain/problem'

/** By how much the load exceeds the capacity at the fullest moment of a tour; 0 where all fits. */
export const overload = ({ capacity }: Vehicle, stops: ReadonlyArray<ProblemStop>): number => {
  const load = peakLoad(stops.map(loadChangeAt))
  return capacity.reduce((max, limit, dimension) => Math.max(max, excessOf(load[dimension] ?? 0, limit)), 0)
}

/**
 * At least the overload, and quicker to find, because the order of the stops is ignored. 0 proves that all fits; on a
 * tour that only delivers or only picks up, on one trip, the figure is exact.
 */
export const overloadUpperBound = ({ capacity }: Vehicle, stops: ReadonlyArray<ProblemStop>): number =>
  capacity.reduce((max, limit, dimension) => {
    const sum = stops.reduce(
      (total, { type, demand }) => total + (type === 'Service' ? 0 : (demand[dimension] ?? 0)),
      0,
    )
    return Math.max(max, excessOf(sum, limit))
  }, 0)

const excessOf = (load: number, limit: number): number => (load > limit ? roundAmount(load - limit) : 0)

/** Whether the load depends on the order of the stops. */
export const hasMixedLoads = (stops: ReadonlyArray<ProblemStop>): boolean =>
  stops.some(({ id }) => isVehicleReload(id)) ||
  (stops.some(({ type }) => type === 'Pickup') && stops.some(({ type }) => type === 'Delivery'))
