import * as E from 'fp-ts/Either'
import type { ProblemStop, Travel, Vehicle, VehicleInfeasibility } from '../../../src/domain/problem'
import { insertionOf } from '../find-insertion'
import { priceFor } from '../cost-rates'
import { inWords } from '../cheapest-insertion'
import { strictSlots } from '../time-slot-rules'
import { idle } from '../tour'

/** Why none of these vehicles could visit a stop even if it visited nothing else; empty where one of them could. */
export const keptFromAlone = (
  stop: ProblemStop,
  vehicles: ReadonlyArray<Vehicle>,
  travel: Travel,
): ReadonlyArray<VehicleInfeasibility> => {
  const reasons: VehicleInfeasibility[] = []
  const roadmap = { travel, price: priceFor(undefined), slots: strictSlots }
  for (const vehicle of vehicles) {
    const found = insertionOf(idle(vehicle), stop, roadmap, Infinity)
    if (E.isRight(found)) return []
    const [least] = found.left
    if (least !== undefined) reasons.push(inWords(vehicle.id, least))
  }
  return reasons
}
