import type { Facts } from '../instance'
import type { Tours } from '../tours'

/** The price of using the vehicle at all, and of this vehicle visiting this stop. */
export const besides = (facts: Facts, { length }: Tours, stop: number, vehicle: number): number =>
  (length[vehicle] === 0 ? (facts.fixedCost[vehicle] ?? 0) : 0) + (facts.visitCost?.[vehicle * facts.stops + stop] ?? 0)
