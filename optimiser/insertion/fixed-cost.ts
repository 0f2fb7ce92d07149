import type { Instance } from '../instance'
import type { Tours } from '../tours'

/** The price of using the vehicle at all, and of this vehicle visiting this stop. */
export const fixedCostOf = (instance: Instance, { length }: Tours, stop: number, vehicle: number): number =>
  (length[vehicle] === 0 ? (instance.fixedCost[vehicle] ?? 0) : 0) +
  (instance.visitCost?.[vehicle * instance.stops + stop] ?? 0)
