import {
  vehicleInfeasibility,
  type UnplannedProblemStop,
  type NotInProblem,
  type Repair,
  type RouteProblem,
  type Rule,
  type VehicleInfeasibility,
} from '../../../src/domain/problem'
import type { DescribedRepair, DescribedUnplannedStop } from '../../../src/domain/optimisation'

/** The most reasons in all. Where there are more, each stop names only the vehicles that come nearest to fitting. */
const MAX_REASONS = 20_000

/** The stops on no route, with their reasons: those that the solver left out, and those outside the problem. */
export const unplannedStops = (
  unplanned: ReadonlyArray<UnplannedProblemStop>,
  notInProblem: ReadonlyArray<NotInProblem>,
  { vehicles }: RouteProblem,
  describe: (repair: Repair) => DescribedRepair,
): ReadonlyArray<DescribedUnplannedStop> => {
  const reasonsPerStop = Math.max(1, Math.floor(MAX_REASONS / Math.max(1, unplanned.length + notInProblem.length)))
  return [
    ...unplanned.map(({ stop, reasons, repairs }) => ({
      stop,
      reasons: nearestReasons(reasons, reasonsPerStop),
      repairs: repairs.map(describe),
    })),
    ...notInProblem.map(({ stop, reason }) => ({
      stop,
      reasons: vehicles
        .slice(0, reasonsPerStop)
        .map(({ id }): VehicleInfeasibility => ({ ...vehicleInfeasibility(id, ruleOf[reason]), description: reason })),
      repairs: [],
    })),
  ]
}

const nearestReasons = (
  reasons: ReadonlyArray<VehicleInfeasibility>,
  reasonsPerStop: number,
): ReadonlyArray<VehicleInfeasibility> =>
  reasons.length <= reasonsPerStop
    ? reasons
    : reasons
        .toSorted((first, second) => (first.by ?? Infinity) - (second.by ?? Infinity) || 0)
        .slice(0, reasonsPerStop)

const ruleOf: Readonly<Record<NotInProblem['reason'], Rule>> = {
  'has no coordinates': 'no road',
  'has a time slot that cannot be read': 'time slot',
  'has a time slot that ends before it starts': 'time slot',
  'has a demand that cannot be used': 'capacity',
  'is for another day': 'not allowed',
  'is in the list twice': 'not allowed',
}
