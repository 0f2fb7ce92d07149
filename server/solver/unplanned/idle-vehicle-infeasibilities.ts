import * as E from 'fp-ts/Either'
import type { ProblemStop, FindLeg, Vehicle, VehicleInfeasibility } from '../../../src/domain/problem'
import { findInsertion } from '../find-insertion'
import { costRatesFor } from '../cost-rates'
import { toVehicleInfeasibility } from '../cheapest-insertion'
import { strictTimeSlots } from '../time-slot-rules'
import { idleTour } from '../tour'

/** Why each of these vehicles could not visit a stop even if it visited no other; empty where one of them could. */
export const idleVehicleInfeasibilities = (
  stop: ProblemStop,
  vehicles: ReadonlyArray<Vehicle>,
  findLeg: FindLeg,
): ReadonlyArray<VehicleInfeasibility> => {
  const infeasibilities: VehicleInfeasibility[] = []
  const costModel = { findLeg, costRates: costRatesFor(undefined), slotRules: strictTimeSlots }
  for (const vehicle of vehicles) {
    const insertion = findInsertion(idleTour(vehicle), stop, costModel, Infinity)
    if (E.isRight(insertion)) return []
    const [smallest] = insertion.left
    if (smallest !== undefined) infeasibilities.push(toVehicleInfeasibility(vehicle.id, smallest))
  }
  return infeasibilities
}
