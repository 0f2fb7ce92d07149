import type { Facts } from '../facts'
import type { Tours } from '../tours'

/** What it costs that the vehicle goes out at all, and that it is this one. */
export const besides = (facts: Facts, { length }: Tours, stop: number, vehicle: number): number =>
  (length[vehicle] === 0 ? (facts.fixedCost[vehicle] ?? 0) : 0) + (facts.visitCost?.[vehicle * facts.stops + stop] ?? 0)
