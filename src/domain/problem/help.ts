import type { StopId } from '../stop'
import { repairBy, type Extra, type Repair } from './repair'
import type { Remedy } from './remedy'
import type { Vehicle } from './route-problem'

/** One remedy that has several of those who are left out planned at once, with what they take together. */
export type Help = Repair & { readonly stops: ReadonlyArray<StopId> }

export const helpBy = (
  vehicle: Pick<Vehicle, 'id' | 'name' | 'day'>,
  remedy: Remedy,
  stops: ReadonlyArray<StopId>,
  extra: Extra,
): Help => ({ ...repairBy(vehicle, [remedy], extra), stops })
