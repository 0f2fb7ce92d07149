import * as E from 'fp-ts/Either'
import type { ProblemStop, Travel, Vehicle, VehicleInfeasibility } from '../../../src/domain/problem'
import { findInsertion } from '../find-insertion'
import { costRatesFor } from '../cost-rates'
import { toVehicleInfeasibility } from '../cheapest-insertion'
import { strictTimeSlots } from '../time-slot-rules'
import { idleTour } from '../tour'

/** Why none of these vehicles could visit a stop even if it visited nothing else; empty where one of them could. */
export const reasonsWhenIdle = (
  stop: ProblemStop,
  vehicles: ReadonlyArray<Vehicle>,
  travel: Travel,
): ReadonlyArray<VehicleInfeasibility> => {
  const reasons: VehicleInfeasibility[] = []
  const costModel = { travel, costRates: costRatesFor(undefined), slotRules: strictTimeSlots }
  for (const vehicle of vehicles) {
    const insertion = findInsertion(idleTour(vehicle), stop, costModel, Infinity)
    if (E.isRight(insertion)) return []
    const [smallest] = insertion.left
    if (smallest !== undefined) reasons.push(toVehicleInfeasibility(vehicle.id, smallest))
  }
  return reasons
}
